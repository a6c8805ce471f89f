import { enumeration, type NameOf } from '../enumeration/index.ts';
import { addDays, type IsoDate, type MinorUnits, minorUnits, weekday } from '../money/index.ts';

/** Kinds of movie tickets. The documents give them a price each, and no more. */
export const ticketKind = enumeration(['Yellow', 'Black']);
export type TicketKind = NameOf<typeof ticketKind>;

/** The service's own name on the wire, in configuration keys: `AMCYellowTicketPrice`. */
export const ticketPriceKeys = {
  Yellow: 'AMCYellowTicketPrice',
  Black: 'AMCBlackTicketPrice',
} as const satisfies Record<TicketKind, string>;

/** How far a ticket has come. `Waiting`: bought, and its code comes with the payment. `Returned`: its payment didn't go through. */
export const ticketState = enumeration(['Waiting', 'Ready', 'Returned']);
export type TicketState = NameOf<typeof ticketState>;

/** The last day that tickets are sold for, in days from today. */
const daysAhead = 30;

/** The days that tickets are sold for, seen from a day. */
export const ticketDays = (today: IsoDate): { readonly first: IsoDate; readonly last: IsoDate } => ({
  first: today,
  last: addDays(today, daysAhead),
});

const [monday, thursday] = [1, 4];

/** Whether a kind is sold for a day: black for every day, yellow from Monday to Thursday. */
export function isTicketDay(kind: TicketKind, day: IsoDate, today: IsoDate): boolean {
  const { first, last } = ticketDays(today);
  const isWeekday = weekday(day) >= monday && weekday(day) <= thursday;
  return day >= first && day <= last && (kind === 'Black' || isWeekday);
}

/** Why tickets can't be bought. */
export type TicketProblem = 'NoTicketsForDate' | 'TicketLimitReached';

/** What decides on it. */
export interface TicketFacts {
  readonly kind: TicketKind;
  readonly day: IsoDate;
  readonly today: IsoDate;
  readonly count: number;
  /** How many of the kind are left for the day. */
  readonly stock: number;
  /** How many more the person may buy this month. */
  readonly left: number;
}

/** Why so many tickets can't be bought for a day; null where they can. The day comes first: another one may do. */
export function ticketProblem({ kind, day, today, count, stock, left }: TicketFacts): TicketProblem | null {
  if (!isTicketDay(kind, day, today) || stock < count) return 'NoTicketsForDate';
  return left < count ? 'TicketLimitReached' : null;
}

/** What a number of tickets costs. */
export const ticketTotal = (price: MinorUnits, count: number): MinorUnits => minorUnits(price * count);
