/** Settings: what this browser remembers of its reader's wishes. */
import { LANGUAGES, t, words, type Language } from '../words/words.svelte';
import type { Speed } from './speed';
import { me } from './me.svelte';
import { notices } from './notices.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Confirm = 'always' | 'never';
export type Motion = 'system' | 'none';
/** The sets of colours: those of the period, or some that stay apart for eyes that see few of them. */
export type Colours = 'period' | 'apart';
/** How the log tells actions: in sentences, or as save files write them. */
export type Notation = 'words' | 'written';

interface Kept {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  motion: Motion;
  colours: Colours;
  notation: Notation;
  speed: Speed;
  stops: boolean;
  ends: boolean;
  sounds: boolean;
  notify: boolean;
  contrast: boolean;
  labels: boolean;
  begun: readonly string[];
}

const PLACE = 'roundhouse-settings';

function browserLanguage(): Language {
  for (const language of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((known) => language.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return 'en';
}

const USUAL: Omit<Kept, 'language'> = {
  theme: 'system',
  confirm: 'always',
  motion: 'system',
  colours: 'period',
  notation: 'words',
  speed: 'normal',
  stops: true,
  ends: true,
  sounds: false,
  notify: false,
  contrast: false,
  labels: false,
  begun: [],
};

function kept(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return found && typeof found === 'object' ? found : {};
  } catch {
    // Storage that is switched off or damaged: the usual settings do.
    return {};
  }
}

class Settings implements Kept {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  confirm = $state<Confirm>('always');
  motion = $state<Motion>('system');
  colours = $state<Colours>('period');
  notation = $state<Notation>('words');
  /** How fast is shown what others do, and whether it stops where it concerns the reader. */
  speed = $state<Speed>('normal');
  stops = $state(true);
  /** Turns end by themselves when nothing is left to be done. */
  ends = $state(true);
  sounds = $state(false);
  notify = $state(false);
  contrast = $state(false);
  /** Coordinates of hexes on the map. */
  labels = $state(false);
  /** What a newcomer has begun of what the lobby proposes; `hidden` once they know their way. */
  begun = $state.raw<readonly string[]>([]);

  /** Is the system dark? Some change with the hour. */
  #night = $state(false);
  /** Does the system ask for no motion? */
  #calm = $state(false);

  constructor() {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#calm = calm.matches;
    calm.addEventListener('change', () => (this.#calm = calm.matches));
    const night = matchMedia('(prefers-color-scheme: dark)');
    this.#night = night.matches;
    night.addEventListener('change', () => (this.#night = night.matches));
    // Paper is light.
    addEventListener('beforeprint', () => (document.documentElement.dataset['theme'] = 'light'));
    addEventListener('afterprint', () => this.apply());
    const found = { ...USUAL, language: browserLanguage(), ...kept() };
    if (!LANGUAGES.includes(found.language)) found.language = 'en';
    Object.assign(this, found);
  }

  /** Show the settings, and keep them. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.classList.toggle('still', this.motion === 'none');
    root.classList.toggle('contrast', this.contrast);
    if (this.colours === 'period') delete root.dataset['colours'];
    else root.dataset['colours'] = this.colours;
    const { language, theme, confirm, motion, colours, notation, speed, stops, ends } = this;
    const { sounds, notify, contrast, labels, begun } = this;
    const kept: Kept = {
      ...{ language, theme, confirm, motion, colours, notation, speed, stops, ends },
      ...{ sounds, notify, contrast, labels, begun },
    };
    try {
      localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
      // Not kept for the next time, but in force now.
    }
  }

  async speak(language: Language): Promise<void> {
    this.language = language;
    this.apply();
    const nameless = t('web-guest');
    await words.load(language);
    await me.followLanguage(nameless).catch((error: unknown) => notices.error(error));
  }

  get moving(): boolean {
    return this.motion !== 'none' && !this.#calm;
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.#night : this.theme === 'dark';
  }
}

export const settings = new Settings();
