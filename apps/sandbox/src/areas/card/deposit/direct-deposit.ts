import type { WireDeposit, WireShare } from '@dayfare/api/card/deposit-contract';
import {
  canDepositBecome,
  type DepositShare,
  type DepositState,
  depositShareProblem,
  depositSplit,
  depositSplitBy,
  depositState,
  nextDepositState,
} from '@dayfare/domain/card';
import { fromWire, minorUnits, toWire, zero } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueueOnce } from '../../../platform/jobs/queue.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { lockEmployee, requireOpenAccount } from '../../money/index.ts';
import { type ApiContext, employers, employmentOf, type SignedIn } from '../../session/index.ts';
import { requireCard } from '../find-card.ts';
import { cardDeposits, type DepositRow } from './tables.ts';

type Context = ApiContext & SignedIn;

/** The bank that the accounts of our cards are at. Its routing number is of the range for tests, with a valid check digit. */
const bank = { bankName: 'Example Bank, N.A.', routingNumber: '129900052' } as const;

/** The kind of job in which a payroll does its next step; its reference is `person:state`. */
export const depositJob = 'card-deposit';

/** How long a payroll takes for each step, in milliseconds. */
const stepMs = 24 * 3_600_000;

/** The number of the account that a card's money is in. It is not the card's number, and stays when the card is replaced. */
const accountNumberOf = (instrumentId: number): string => `7300${String(instrumentId).padStart(8, '0')}`;

/** What a person has asked for; undefined if nothing yet. */
export async function depositOf(db: Db, employeeId: number): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(cardDeposits).where(eq(cardDeposits.employeeId, employeeId));
  return row;
}

/** Who pays a person now; empty without an employer. */
async function employerOf(context: Context): Promise<string> {
  const { employerId } = (await employmentOf(context.db, context)) ?? { employerId: null };
  if (employerId === null) return '';
  const [employer] = await context.db.select().from(employers).where(eq(employers.id, employerId));
  return employer?.name ?? '';
}

const requestOf = ({ split, splitBy, percent, amountMinor, state, changedAt }: DepositRow) => ({
  ...{ split, by: splitBy, percent, state, changedAt: changedAt.toISOString() },
  amount: amountMinor === null ? null : toWire(minorUnits(amountMinor)),
});

/** What a payroll needs to pay to a card, and where a direct deposit stands. Refuses with CardNotFound. */
export async function readDeposit(context: Context, cardID: number): Promise<WireDeposit> {
  const { db, employee } = context;
  const { row } = await requireCard(db, employee.id, cardID);
  const request = await depositOf(db, employee.id);
  return {
    ...{ cardID, currency: employee.currency, holder: row.holder, ...bank },
    employer: await employerOf(context),
    accountNumber: accountNumberOf(row.instrumentId),
    request: request ? requestOf(request) : null,
  };
}

function shareOf({ split, by, percent, amount }: WireShare): DepositShare | null {
  const kind = depositSplit.fromWire(split);
  if (kind === 'EntirePaycheck') return { split: kind };
  const part = by === null ? null : depositSplitBy.fromWire(by);
  if (!kind || !part) return null;
  return part === 'Percentage'
    ? { split: kind, by: part, percent: percent ?? 0 }
    : { split: kind, by: part, amount: amount === null ? zero : fromWire(amount) };
}

function columnsOf(share: DepositShare) {
  const split = depositSplit.toWire(share.split);
  const none = { split, splitBy: null, percent: null, amountMinor: null };
  if (share.split === 'EntirePaycheck') return none;
  const splitBy = depositSplitBy.toWire(share.by);
  return share.by === 'Percentage'
    ? { ...none, splitBy, percent: share.percent }
    : { ...none, splitBy, amountMinor: share.amount as number };
}

/** Has the payroll do its next step in a while, if it still stands like this then. */
const takeStepLater = (tx: Db, employeeId: number, state: DepositState, now: Date) =>
  enqueueOnce(tx, {
    kind: depositJob,
    reference: `${employeeId}:${state}`,
    dueAt: new Date(now.getTime() + stepMs),
  });

/** Puts a direct deposit in another state, if it can go there; returns whether it could. */
export async function moveDeposit(tx: Db, employeeId: number, to: DepositState, at: Date): Promise<boolean> {
  const row = await depositOf(tx, employeeId);
  const from = row && depositState.fromWire(row.state);
  if (!from || !canDepositBecome(from, to)) return false;
  await tx
    .update(cardDeposits)
    .set({ state: depositState.toWire(to), changedAt: at })
    .where(eq(cardDeposits.employeeId, employeeId));
  return true;
}

/**
 * Asks for a direct deposit, or for another share, which starts over at the employer's approval; the same again changes nothing. Refuses with
 * CardNotFound, and with InvalidRequest for a share that is none.
 */
export function saveDeposit(
  context: Context,
  command: WireShare & { readonly cardID: number },
): Promise<WireDeposit> {
  const { db, clock, employee } = context;
  const share = shareOf(command);
  const wrong = share ? depositShareProblem(share) : 'split';
  if (!share || wrong) throw new Refusal('InvalidRequest', undefined, wrong ?? 'split');
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    requireOpenAccount(person);
    await requireCard(tx, employee.id, command.cardID);
    const before = await depositOf(tx, employee.id);
    const columns = columnsOf(share);
    const isSame =
      before &&
      depositState.fromWire(before.state) !== 'Failure' &&
      (Object.keys(columns) as (keyof typeof columns)[]).every((name) => before[name] === columns[name]);
    if (!isSame) {
      const now = clock.now();
      const asked = { ...columns, state: depositState.toWire('PendingApproval'), changedAt: now };
      await tx
        .insert(cardDeposits)
        .values({ employeeId: employee.id, ...asked })
        .onConflictDoUpdate({ target: cardDeposits.employeeId, set: asked });
      await takeStepLater(tx, employee.id, 'PendingApproval', now);
    }
    return readDeposit({ ...context, db: tx }, command.cardID);
  });
}

/** A payroll does its next step. The first deposit is not among them: it comes with the pay. */
export const depositHandler: JobHandler = async (tx, { reference }, at) => {
  const [id, when] = reference.split(':');
  const person = await lockEmployee(tx, Number(id));
  const row = await depositOf(tx, person.id);
  const state = row && depositState.fromWire(row.state);
  const to = state === when && state ? nextDepositState(state) : null;
  if (!to || to === 'Setup') return false;
  const isMoved = await moveDeposit(tx, person.id, to, at);
  if (isMoved && to === 'InReview') await takeStepLater(tx, person.id, to, at);
  return isMoved;
};
