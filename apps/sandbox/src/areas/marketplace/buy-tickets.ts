import {
  ticketsContract,
  type WireTicketOutcome,
  type WireTicketReceipt,
} from '@dayfare/api/marketplace/tickets-contract';
import { ticketKind, ticketProblem, ticketTotal } from '@dayfare/domain/marketplace';
import { epochMs, fromWire, isoDate, toIsoDate, toWire } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { Refusal } from '../../platform/http/refusal.ts';
import { jobInsert } from '../../platform/jobs/queue.ts';
import { contractsFor } from '../contracts/index.ts';
import {
  closeKey,
  currencyOf,
  handOverJob,
  keyedMove,
  lockPayPeriod,
  type MoneyWork,
  newGiftCode,
  noticeInsert,
  partnerAccount,
  payPartner,
  receiptOutcome,
} from '../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';
import { requireTickets } from './offers.ts';
import { movieTickets } from './tables.ts';
import { leftInMonth, lockTicketDay, stockOf } from './ticket-stock.ts';

type Context = ApiContext & SignedIn;

/** Tickets to buy. */
interface Command {
  readonly ticketType: number;
  readonly date: string;
  readonly count: number;
  /** The price of one that was shown. */
  readonly price: number;
  readonly contractsAccepted: readonly number[];
}

const partner = {
  en: 'Movie tickets',
  es: 'Boletos de cine',
  fr: 'Billets de cinéma',
} as const satisfies Record<Language, string>;

/** What is agreed to when tickets are bought: the terms of early transfers to a payee. */
export const ticketContracts = () => contractsFor('biller');

async function buy(money: MoneyWork, context: Context, command: Command): Promise<WireTicketReceipt> {
  const { tx, employee, now } = money;
  const { language } = context;
  const offered = requireTickets(context);
  const { count, ticketType } = command;
  const day = isoDate(command.date);
  const kind = ticketKind.fromWire(ticketType);
  const price = offered.find((one) => one.kind === kind)?.price;
  if (!kind || price === undefined) throw new Refusal('NoTicketsForDate');
  if (fromWire(command.price) !== price) throw new Refusal('TicketPriceChanged');
  await lockTicketDay(tx, kind, day);
  const today = toIsoDate(epochMs(now.getTime()), employee.timeZone);
  const problem = ticketProblem({
    ...{ kind, day, today, count },
    stock: await stockOf(tx, context, { kind, day }),
    left: await leftInMonth(tx, context, { ...employee, today }),
  });
  if (problem === 'TicketLimitReached') throw new Refusal('TicketLimitReached');
  if (problem) throw new Refusal('NoTicketsForDate');
  const amount = ticketTotal(price, count);
  const account = await partnerAccount(tx, employee.id, {
    ...{ kind: 'Biller', displayText: partner[language], imageName: 'movie-tickets' },
  });
  const bought = await payPartner(money, context, {
    ...{ amount, account, accepted: command.contractsAccepted },
    contractIds: ticketContracts().map(({ id }) => id),
    also: (made) => ({
      job: jobInsert(tx, handOverJob(made)),
      notice: noticeInsert(tx, 'sent', {
        ...{ employee, transaction: made, instrument: account, at: now, language },
      }),
    }),
  });
  const { id: transactionId, arrivesAt } = bought;
  await tx.insert(movieTickets).values(
    Array.from({ length: count }, () => ({
      ...{ employeeId: employee.id, transactionId, kind: ticketType, day, priceMinor: price },
      ...{ code: newGiftCode(), boughtAt: now },
    })),
  );
  return {
    ...{ transactionID: transactionId, ticketType, date: day, count, total: toWire(amount) },
    ...{ currency: currencyOf(employee), readyAt: arrivesAt.toISOString() },
  };
}

/**
 * Buys tickets, once for each idempotency key, and pays them from pay. Refuses with PartnerNotAvailable, NoTicketsForDate, TicketLimitReached,
 * TicketPriceChanged, ContractNotAccepted, and for the reasons that transfers are refused for.
 */
export function buyMovieTickets(context: Context, command: Command): Promise<WireTicketReceipt> {
  const { ticketType, date, count, price, contractsAccepted } = command;
  const agreed = contractsAccepted.toSorted((a, b) => a - b);
  return keyedMove(ticketsContract.buyMovieTickets, context, {
    body: JSON.stringify(['tickets', ticketType, date, count, price, agreed]),
    locks: async (tx) => {
      const employment = await employmentOf(tx, context);
      if (!employment) throw new Refusal('BusinessNotChosen');
      const { settings, clock } = context;
      return lockPayPeriod(tx, { settings, employmentId: employment.id }, clock.now());
    },
    work: (tx, locked) => buy({ tx, ...locked }, context, command),
  });
}

/** Sees to it that nothing is bought any more under a key, and says what it stands for. */
export function closeTicketKey(context: Context, key: string): Promise<WireTicketOutcome> {
  return closeKey(ticketsContract.buyMovieTickets, context, key, (_tx, found) =>
    receiptOutcome<WireTicketReceipt>(found),
  );
}
