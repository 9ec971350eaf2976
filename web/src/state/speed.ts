/** How fast people want to see what others do. Apart from the tables: the lobby must not fetch them for three words. */

export const SPEEDS = ['slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the server calls a speed at which bots act. */
export const botsAt = (speed: Speed): string => (speed === 'once' ? 'at_once' : speed);
