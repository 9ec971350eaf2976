/** The shapes of the server's answers, by the names of its OpenAPI document. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type TextData = { key: string; args?: Record<string, unknown> };
export type ApiErrorBody = { code: string; text: TextData; rule?: string; field?: string };
export type GameView = Schemas['GameView'];
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
export type Hinted = Schemas['HintView'];
export type Outcome = Schemas['OutcomeView'];
export type StandingAnswer = Schemas['StandingAnswer'];
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
export type Cell = Schemas['Cell'];

/** What a socket says. */
export type Message =
  | { type: 'step'; seq: number; entry: Happened; table: TableView | null }
  | { type: 'table'; seq: number; table: TableView }
  | { type: 'chat'; line: ChatLine }
  | { type: 'presence'; seats: number[] }
  | { type: 'beat' }
  | { type: 'done'; id: string; seq: number }
  | { type: 'refused'; id: string; error: ApiErrorBody };
