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
      const found = await get<GameView[]>('/games', { lang: language });
      // Games for few come first: they are shorter and easier to begin with.
      this.all = found.sort((a, b) => a.most_players - b.most_players);
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
