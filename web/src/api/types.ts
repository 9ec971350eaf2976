/** The shapes of the server's answers, by the names of its OpenAPI document. */
import type { Operation } from './patch';
import type { components } from './schema';

type Schemas = components['schemas'];

export type TextData = Schemas['Text'];
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
export type Health = Schemas['Health'];
export type WhoAmI = Schemas['WhoAmI'];
export type SessionView = Schemas['SessionView'];
export type TokenView = Schemas['TokenView'];
export type NewToken = Schemas['NewToken'];
export type TokenWish = Schemas['TokenWish'];
export type Rule = Schemas['Rule'];
export type LessonCard = Schemas['LessonCard'];
export type HowTo = Schemas['HowToView'];
export type CoachView = Schemas['CoachView'];
export type HowToItem = Schemas['HowToItem'];
export type LessonStanding = Schemas['LessonView'];
export type PuzzleStanding = Schemas['PuzzleView'];
export type PuzzleTask = Schemas['PuzzleTask'];
export type PuzzleList = Schemas['PuzzleList'];
export type PuzzleCard = Schemas['PuzzleCard'];
export type PuzzleHelp = Schemas['HelpView'];
export type TodaysPuzzle = Schemas['TodaysPuzzle'];
export type Progress = Required<Schemas['Progress']>;
export type PuzzleAnswer = Schemas['PuzzleAnswer'];
export type ExplainedWord = Schemas['Explained'];
export type ChatLine = Schemas['Line'];
export type WhyNot = Schemas['WhyNot'];
export type Done = Schemas['Done'];
export type Offered = Schemas['Offered'];
export type Foreseen = Schemas['Foreseen'];
export type Supposed = Schemas['Supposed'];
export type Hinted = Schemas['HintView'];
export type Level = Schemas['LevelView'];
export type Outcome = Schemas['OutcomeView'];
export type StandingAnswer = Schemas['AnswerWish'];
export type StandingAnswers = Schemas['AnswersAhead'];
export type Subject = Schemas['Subject'];
export type Subjects = Schemas['Subjects'];
export type Checked = Schemas['Checked'];
/** A board of somebody's own on the shelf, and with everything in it. */
export type OwnBoard = Schemas['OwnBoard'];
export type KeptBoard = Schemas['BoardPage'];
export type Checking = Schemas['Verdict'];
export type Converted = Schemas['Conversion'];
export type Completed = Schemas['Completed'];
export type Invitation = Schemas['Invitation'];
export type Joined = Schemas['Joined'];
export type Invited = Schemas['Invited'];
export type Speed = Schemas['NewTable']['bots'];
export type Note = Schemas['Note'];
export type Opened = Schemas['Opened'];
export type NewTable = Schemas['NewTable'];
export type ClockWish = Schemas['ClockWish'];
export type SeatWish = Schemas['SeatWish'];
export type Course = Schemas['Course'];

export type Shape = Schemas['Shape'];
export type Sprite = Schemas['Sprite'];
export type Spot = Schemas['Spot'];
export type Art = Schemas['ArtView'];
export type Scene = Schemas['SceneView'];
export type Panel = Schemas['Panel'];
export type Row = Schemas['Row'];
export type Cell = Schemas['Cell'];
export type Verb = Schemas['VerbView'];

/** All that is seen of a table after a record; the scene without its still part. */
export interface Document {
  table: TableView;
  scene: Scene | null;
}

/** What a socket says. */
export type Message =
  | { type: 'step'; seq: number; entry: Happened; changes: Operation[] | null }
  | ({ type: 'table'; seq: number } & Document)
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; seats: number[] }
  | { type: 'beat' }
  | { type: 'done'; id: string; seq: number }
  | { type: 'refused'; id: string; error: ApiErrorBody };
