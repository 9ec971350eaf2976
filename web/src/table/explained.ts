/** The kinds of decisions that the coach has explained in this browser. */
const PLACE = 'roundhouse-explained';

export const explained = {
  /** Has nobody explained this kind of decision here yet? From now on somebody has. */
  isNew(game: string, kind: string): boolean {
    const known = (localStorage.getItem(PLACE) ?? '').split(' ').filter(Boolean);
    const name = `${game}/${kind}`;
    if (known.includes(name)) return false;
    localStorage.setItem(PLACE, [...known, name].join(' '));
    return true;
  },
};
