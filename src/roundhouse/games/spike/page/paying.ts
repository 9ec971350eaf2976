/** Payments with rail cards, as picks say them: `pay:black=1;orange=2>brown`. */

const KIND = 'pay:';

export const isPayment = (pick: string): boolean => pick.startsWith(KIND);

/** How many cards of each colour a payment takes. */
export function cardsPaid(payment: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const part of payment.slice(KIND.length).split(';')) {
    const [colour, rest] = part.split('=');
    if (colour && rest) counts[colour] = (counts[colour] ?? 0) + Number.parseInt(rest);
  }
  return counts;
}

/** The next payment after the picked one that takes another number of cards of a colour; none if all take as many. */
export function another(payments: readonly string[], picked: string, colour: string): string | undefined {
  const taken = (payment: string): number => cardsPaid(payment)[colour] ?? 0;
  const place = payments.indexOf(picked) + 1;
  return [...payments.slice(place), ...payments.slice(0, place)].find((each) => taken(each) !== taken(picked));
}
