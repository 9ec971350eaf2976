/** The shapes of the server's answers, by the names of its OpenAPI document. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type TextData = Schemas['TextData'];
export type ApiErrorBody = Schemas['ErrorBody'];
export type GameView = Schemas['GameView'];
export type GameLook = Schemas['GameLook'];
export type Option = Schemas['Option'];
export type TableCard = Schemas['TableCard'];
export type TablePage = Schemas['TablePage'];
export type TableView = Schemas['TableView'];
export type SeatView = Schemas['SeatView'];
export type Happened = Schemas['HappenedView'];
export type Told = Schemas['ToldView'];
export type Position = Schemas['PositionView'];
export type Me = Schemas['Me'];
export type Rule = Schemas['Rule'];
export type ChatLine = Schemas['Line'];
export type WhyNot = Schemas['WhyNot'];
export type Done = Schemas['Done'];
export type Offered = Schemas['Offered'];
export type Foreseen = Schemas['Foreseen'];
export type Hinted = Schemas['Hinted'];
export type Outcome = Schemas['OutcomeView'];
export type StandingAnswer = Schemas['StandingAnswer'];
export type StandingAnswers = Schemas['StandingAnswers'];
export type Subject = Schemas['Subject'];
export type Subjects = Schemas['Subjects'];
export type Checked = Schemas['Checked'];
export type Completed = Schemas['Completed'];
export type Invitation = Schemas['Invitation'];
export type Joined = Schemas['Joined'];
export type Note = Schemas['Note'];
export type Opened = Schemas['Opened'];
export type NewTable = Schemas['NewTable'];
export type ClockWish = Schemas['ClockWish'];
export type SeatWish = Schemas['SeatWish'];
export type Course = Schemas['Course'];

export type Shape = Schemas['ShapeView'];
export type Sprite = Schemas['SpriteView'];
export type Spot = Schemas['SpotView'];
export type Art = Schemas['ArtView'];
export type Scene = Schemas['SceneView'];
export type Panel = Schemas['PanelView'];
export type Cell = Schemas['CellView'];

/** What a socket says. */
export type Message = Schemas['Messages']['messages'][number];
