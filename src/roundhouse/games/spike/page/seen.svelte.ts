/** The position as the panels show it: whose cards are on the table of this reader, and in which words. */
import type { Args as TextArgs } from '$lib/words/words.svelte';
import type { Session } from '$lib/table/session.svelte';
import { cityName, spikeView, type Contract, type Route, type Seat } from './view';

export class Seen {
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  view = $derived.by(() => spikeView(this.#session.view));
  /** The seat whose cards are shown: mine, or for onlookers the one that decides. */
  seat = $derived.by(() => {
    const { seat, table } = this.#session;
    return Math.max(0, seat ?? this.view.seats.findIndex((_, each) => each === table?.decision?.seat));
  });
  mine: Seat = $derived(this.view.seats[this.seat]!);
  isMe = $derived.by(() => this.#session.seat === this.seat);

  say = (key: string, args?: TextArgs): string => this.#session.say(args ? { key, args } : { key });
  offers = (pick: string): boolean => this.#session.options.includes(pick);
  /** Once it is chosen what to do, only what begins it is lit; the rest is still a way to something else. */
  begins = (pick: string): boolean => {
    const { verb, verbs } = this.#session.picker;
    return this.offers(pick) && (verbs.find(({ id }) => id === verb)?.begins.includes(pick) ?? true);
  };
  city = (id: string): string => cityName(this.view, id);
  money = (n: number): string => this.say('dollars', { n });

  /** Onlookers see the cards of somebody. */
  head(what: 'train' | 'hand' | 'contracts'): string {
    if (this.#session.seat !== null) return this.say(`page-my-${what}`);
    return this.say(`page-whose-${what}`, { player: this.#session.names[this.seat] });
  }

  // -- what the panels point at on the map

  light(contract: Contract): void {
    this.#point(Object.values(contract.pays).flatMap((cities) => cities.map(([id]) => id)));
  }

  lightRoute(route: Route): void {
    this.#point([route.start, ...route.destinations.map(([id]) => id)]);
  }

  dark = (): void => this.#point([]);

  #point(cities: string[]): void {
    this.#session.lit = cities.map((id) => `city:${id}`);
  }
}
