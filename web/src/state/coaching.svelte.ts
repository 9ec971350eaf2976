/** The tables at which the coach of a first game speaks, as this browser remembers them. */
import type { TableView } from '../api/types';

const PLACE = 'roundhouse-coached';

function kept(): string[] {
  return (localStorage.getItem(PLACE) ?? '').split(' ').filter(Boolean);
}

class Coaching {
  #tables = $state.raw<readonly string[]>(kept());

  at(id: string, table: TableView): boolean {
    return this.#tables.includes(id) && this.can(table);
  }

  /** Where everybody else is a bot, nobody is disadvantaged by advice; unless the table has none for anybody. */
  can(table: TableView): boolean {
    return (
      table.hints &&
      !table.lesson &&
      !table.puzzle &&
      table.seat !== null &&
      table.seats.every((seat, place) => seat.bot || place === table.seat)
    );
  }

  set(id: string, on: boolean): void {
    this.#tables = [...this.#tables.filter((each) => each !== id), ...(on ? [id] : [])].slice(-20);
    localStorage.setItem(PLACE, this.#tables.join(' '));
  }
}

export const coaching = new Coaching();
