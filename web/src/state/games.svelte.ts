/** The games that this server offers. */
import { get } from '../api/client';
import type { GameView } from '../api/types';

class Games {
  all = $state.raw<GameView[]>([]);
  #language = '';

  /** Fetch them with what the lobby says of each, in a language. */
  async load(language: string): Promise<void> {
    if (this.#language === language) return;
    this.#language = language;
    try {
      this.all = await get<GameView[]>('/games', { lang: language });
    } catch (error) {
      this.#language = '';
      throw error;
    }
  }

  find(id: string): GameView | undefined {
    return this.all.find((game) => game.id === id);
  }

  title(id: string): string {
    return this.find(id)?.card.title ?? id;
  }
}

export const games = new Games();
