/** What the server tells a seat about a game of Spike: the part that the panels show. */
import type { Told } from '$lib/api/types';

export interface Contract {
  card: string;
  commodity: string;
  face: string | null;
  token: 'contract' | 'train' | 'delivered';
  pays: Record<string, [city: string, pay: number][]>;
  from: string[];
}

export interface Route {
  id: string;
  start: string;
  destinations: [city: string, value: number][];
  worth: number;
}

export interface Seat {
  money: number;
  cards: number;
  hand: number[] | null;
  track: number;
  levels: [locomotive: number, tender: number, cars: number];
  costs: (number | null)[];
  cargo: string[];
  contracts: Contract[];
  cities: string[];
  route: Route | null;
  choice: (Route | null)[];
}

export interface SpikeView {
  players: number;
  phase: string;
  round: number;
  rounds: number;
  time: number;
  deck: number;
  drawn: number;
  draws_left: number;
  colours: string[];
  display: number[] | null;
  discard: number[];
  market: string[][];
  names: Record<string, string>;
  seats: Seat[];
}

/** A view of this game is one as the server makes it: OpenAPI knows of views only that they are data. */
export const spikeView = (view: unknown): SpikeView => view as SpikeView;

/** The name of a city as the board writes it. */
export function cityName(view: SpikeView, id: string): string {
  return view.names?.[id] ?? id;
}

/** The segments of a path to build (`track:e12.e13`) or to drive (`way:e12.e13`), the cities of a face or of a route. */
export function over(pick: string, view: Record<string, unknown>): string[] {
  const [kind, what = '', face = ''] = pick.split(':');
  const { seats } = spikeView(view);
  const cities = (of: [city: string, worth: number][]): string[] => of.map(([id]) => `city:${id}`);
  switch (kind) {
    case 'track':
    case 'way':
      return what.split('.').map((name) => `segment:${name}`);
    case 'face':
      return cities(
        seats.flatMap((seat) => seat.contracts).find((contract) => contract.card === what)?.pays[face] ?? [],
      );
    case 'route': {
      const route = seats.flatMap((seat) => seat.choice).find((each) => each?.id === what);
      return route ? [`city:${route.start}`, ...cities(route.destinations)] : [];
    }
  }
  return [];
}

/** The way of a train: segment after segment, perhaps through cities or into one. */
export function way({ seat, action }: Told): { piece: string; spots: string[] } | null {
  const { spaces } = action as { spaces?: string[] };
  if (!Array.isArray(spaces)) return null;
  const spotOf = (name: string): string => (/^e\d+$/.test(name) ? `segment:${name}` : `city:${name}`);
  return { piece: `train:${seat}`, spots: spaces.map(spotOf) };
}
