/** What the button says that carries out what is picked. */
import type { TextData } from '$lib/api/types';
import type { Session } from '$lib/table/session.svelte';
import { isEditing, says as edited } from './editor';
import { isLaying } from './palette';
import { money, positionOf } from './position';
import { isRunning } from './turn';

/** A share is picked on the card of its company. What a charter brings is bought as well, but without naming it. */
export const isDealing = ({ whole, picked }: Session): boolean =>
  whole && ['buy', 'sell'].includes(picked[0] ?? '') && picked.length > 2;

/** What runs bring, as their pick says it: revenue, and what goes to the treasury in any case. */
const EARNED = /^run:(\d+)(?:\+(\d+))?/;

/** What a run brings, in a word: `£320 + £70`; undefined where the pick says no amount. */
export function earnedBy(session: Session, pick: string): string | undefined {
  const [, revenue, subsidy] = EARNED.exec(pick) ?? [];
  if (!revenue) return undefined;
  return money(session, Number(revenue)) + (subsidy ? ` + ${money(session, Number(subsidy))}` : '');
}

/** Whether what was found is proven to be the best: `=`, or how much more there could be: `~340`. */
const PROVEN = /^run:(\d+)(?:\+\d+)?(?:(=)|~(\d+))?/;

/** What the picked runs bring and whether they are the best, or what is bid for; undefined where something else is picked. */
export function tells(session: Session): TextData | undefined {
  const [first = ''] = session.picked;
  if (session.table?.decision?.kind === 'raise_bid') return bids(session, first);
  const amount = isRunning(session) && earnedBy(session, first);
  if (!amount) return undefined;
  const [, revenue, best, bound] = PROVEN.exec(first) ?? [];
  const more = money(session, Number(bound ?? revenue) - Number(revenue));
  const args = { company: session.view['operating'] as string, amount, more };
  return { key: `page-runs-${best ? 'best' : bound ? 'bound' : 'none'}`, args };
}

/** A bid says for which charter it is, and what it has to beat. */
function bids(session: Session, pick: string): TextData | undefined {
  const { auction } = positionOf(session);
  if (!auction || !pick.startsWith('amount:')) return undefined;
  const player = { key: 'player', args: { seat: session.seat ?? 0 } };
  const amount = money(session, Number(pick.slice(7)));
  return { key: 'page-bids', args: { player, amount, company: auction.company, bid: money(session, auction.bid) } };
}

/** By the act and its price; undefined where the picks say it well enough. */
export function says(session: Session): string | undefined {
  const { picked } = session;
  const [first = '', second = ''] = picked;
  const say = (key: string, args = {}): string => session.say({ key, args });
  if (isLaying(session)) return say('page-lay-tile', { tile: second.slice(5), hex: first.slice(4) });
  if (isDealing(session))
    return `${say(`page-${first}`)} ${second.slice(8)}: ${session.nameOf(picked[2]!, picked.slice(0, 2))}`;
  if (session.table?.decision?.kind === 'set_par')
    return say('page-set-par', { price: money(session, Number(first.slice(7))) });
  if (isEditing(session)) return edited(session);
  if (second.startsWith('survivor:')) return say('page-propose', { company: second.slice(9) });
  if (first.startsWith('type:')) {
    const more = second && second !== 'warranties:0' ? ` · ${session.labelOf(second)}` : '';
    return say('page-buy-train', { train: session.nameOf(first, []) }) + more;
  }
  const earned = isRunning(session) ? EARNED.exec(first) : null;
  if (!earned) return undefined;
  return say('page-run-for', { amount: money(session, Number(earned[1])) });
}
