import { type TicketKind, type TicketProblem, ticketProblem, ticketTotal } from '@dayfare/domain/marketplace';
import { type IsoDate, isIsoDate, type MinorUnits } from '@dayfare/domain/money';

/** What is chosen. */
export interface TicketValues {
  readonly day: string | null;
  readonly kind: TicketKind | null;
  /** How many, as the list has it. */
  readonly count: string;
}

/** What is wrong with a choice, by field. */
export interface TicketProblems {
  readonly day?: 'chooseDay' | 'noTickets';
  readonly kind?: 'chooseKind';
  readonly count?: 'limitLeft' | 'notEnough';
}

/** What is offered, as far as a choice is checked by it. */
export interface TicketTerms {
  readonly first: IsoDate;
  readonly left: number;
  readonly available: MinorUnits;
  readonly kinds: readonly { readonly kind: TicketKind; readonly price: MinorUnits }[];
  /** How many of each kind are left for the day; undefined until it is known. */
  readonly stock: readonly { readonly kind: TicketKind; readonly left: number }[] | undefined;
}

const byProblem = {
  NoTicketsForDate: { day: 'noTickets' },
  TicketLimitReached: { count: 'limitLeft' },
} as const satisfies Record<TicketProblem, TicketProblems>;

/** The price of one ticket of the chosen kind; undefined without one. */
export const priceOf = ({ kinds }: Pick<TicketTerms, 'kinds'>, { kind }: Pick<TicketValues, 'kind'>) =>
  kinds.find((one) => one.kind === kind)?.price;

/** What keeps a choice from being bought; null where nothing does. What is left for a day that isn't known yet is the server's to say. */
export function ticketProblems(values: TicketValues, terms: TicketTerms): TicketProblems | null {
  const { day, kind } = values;
  const price = priceOf(terms, values);
  const isDay = day !== null && isIsoDate(day);
  if (!isDay || !kind || price === undefined)
    return { ...(!isDay && { day: 'chooseDay' }), ...(price === undefined && { kind: 'chooseKind' }) };
  const count = Number(values.count);
  const problem = ticketProblem({
    ...{ kind, day, today: terms.first, count, left: terms.left },
    stock: terms.stock?.find((one) => one.kind === kind)?.left ?? count,
  });
  if (problem) return byProblem[problem];
  return ticketTotal(price, count) > terms.available ? { count: 'notEnough' } : null;
}
