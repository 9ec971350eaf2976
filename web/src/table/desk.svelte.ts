/** A table as it is laid out on this screen: which panels stand where, what is open, and where the camera looks. */
import type { Panel } from '../api/types';
import { Camera } from '../board/camera.svelte';
import { dress } from '../games/looks';
import { OWN_PANELS, PAGES, type OwnPanels, type Side } from '../games/panels';
import { renewal } from '../state/renewal.svelte';
import { room } from '../state/screen.svelte';
import { t } from '../words/words.svelte';
import type { Session } from './session.svelte';

/** What stands beside each other under tabs: the log, the chat and one's own notes. */
export const TALK = ['log', 'chat', 'notes'] as const;
export type Talk = (typeof TALK)[number];

export const isTalk = (tab: string): tab is Talk => TALK.some((each) => each === tab);

/** A part of the table, under a tab of a narrow screen. */
export interface Tab {
  id: string;
  icon: string;
  name: string;
}

/** Signs for tabs of panels that a game describes, in their order. */
const SIGNS = ['trophy', 'book', 'list'];

export class Desk {
  readonly session: Session;
  readonly camera = new Camera();
  dialog = $state<'' | 'menu' | 'keys' | 'pictures' | 'standing' | 'seats'>('');
  /** The rule that is open beside the table; empty: the rules from their beginning. */
  rule = $state<string | null>(null);
  talk = $state<Talk>('log');
  /** What a narrow screen shows under its tabs. */
  tab = $state('board');
  /** The board is shown in words. */
  texting = $state(false);
  /** The result is shown instead of the board. */
  result = $state(false);
  /** Panels that the game draws itself, once they have arrived. */
  own = $state.raw<OwnPanels | null>(null);
  /** They have arrived, or there are none: before that nothing is laid out that would be laid out anew. */
  laid = $state(false);

  constructor(session: Session) {
    this.session = session;
  }

  /** The card keeps every step in sight. */
  steps = $derived.by(() => !!PAGES[this.session.game]?.steps);

  #panels = $derived.by(() => this.session.scene?.panels ?? []);
  /** What comes and goes with a question, and otherwise what the game does not draw itself. */
  passing = $derived(this.#panels.filter((panel) => panel.passing));
  others = $derived(this.#panels.filter((panel) => !panel.passing && !this.isOwn(panel.id)));
  /** On a wide screen: tables beside the board, and a few facts in a line under it. */
  tables = $derived(this.others.filter((panel) => panel.rows?.length));
  facts = $derived(this.others.filter((panel) => !panel.rows?.length));
  /** The strip of players above opens the players, and the log has chat and notes beside it: few tabs, and none cut off. */
  tabs = $derived.by((): Tab[] => [
    { id: 'board', icon: 'fit', name: t('web-tab-board') },
    ...(this.own?.tabs ?? []).map(({ id, icon, key }) => ({ id, icon, name: this.session.say({ key }) })),
    ...this.others.filter((panel) => panel.rows?.length).map((panel, place) => this.#tabOf(panel, place)),
    { id: 'log', icon: 'history', name: t('web-log') },
  ]);

  #tabOf(panel: Panel, place: number): Tab {
    return { id: panel.id, icon: SIGNS[place] ?? 'list', name: this.session.say(panel.tab ?? panel.title) };
  }

  panelsCalled(id: string): Panel[] {
    return this.#panels.filter((panel) => panel.id === id);
  }

  isOwn(id: string): boolean {
    return !!this.own && (this.own.tabs.some((each) => each.id === id) || !!this.own.covers?.includes(id));
  }

  /** Panels of the game's own that stand on a side of a wide screen. */
  ownOn(side: Side): OwnPanels['tabs'] {
    return (this.own?.tabs ?? []).filter((each) => (each.side ?? 'right') === side);
  }

  /** What the game brings for every page of it: colours and icons. */
  async dress(game: string): Promise<void> {
    try {
      await dress(game);
    } catch {
      await renewal.missed();
    }
  }

  /** Panels that the game draws itself, once. */
  async fetchOwn(game: string): Promise<void> {
    if (this.own) return;
    try {
      this.own = (await OWN_PANELS[game]?.()) ?? null;
      this.session.picker.proposed = this.own?.proposed ?? PAGES[game]?.proposed ?? [];
      this.session.reading = this.own?.reading?.(this.session) ?? null;
      if (this.session.asked) await this.session.picker.propose();
    } catch {
      await renewal.missed();
    } finally {
      this.laid = true;
    }
  }

  openTalk(which: Talk): void {
    this.talk = which;
    if (!room.wide) this.tab = which;
  }

  toggleText = (): void => {
    this.texting = !this.texting;
  };

  /** Open the board in words, ready to be searched. */
  async search(): Promise<void> {
    this.texting = true;
    this.tab = 'board';
    await import('./TextBoard.svelte');
    await new Promise(requestAnimationFrame);
    document.querySelector<HTMLElement>('[data-text-board] input, [data-text-board] button')?.focus();
  }

  close = (): void => {
    this.dialog = '';
  };
}
