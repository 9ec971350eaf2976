/** The lessons that this person has finished, as this browser remembers them. */
const PLACE = 'roundhouse-learned';

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    // Storage that is switched off or damaged: nothing is known.
    return [];
  }
}

class Learned {
  #done = $state.raw<readonly string[]>(kept());

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`);
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = [...this.#done, `${game}/${lesson}`];
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#done));
    } catch {
      // Remembered until the page is left.
    }
  }
}

export const learned = new Learned();
