import { type TipsFacts, tipsMode } from '@dayfare/domain/tips';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { cardFacts } from '../card/index.ts';
import { hasAccepted } from '../contracts/index.ts';
import type { Instrument } from '../money/index.ts';
import { type ApiContext, type Employment, employmentOf, type SignedIn } from '../session/index.ts';
import { type Deposit, depositRows, stateOf } from './deposits.ts';
import { payoutMethodOf, placesOf } from './places.ts';
import { type TipsChoice, tipsChoices, tipsDeposits } from './tables.ts';

/** The agreement on early tips, by the number of its type. */
export const tipsContractType = 25;

/** A user's tips setup at one employer. */
export interface TipsSummary {
  readonly choice: TipsChoice;
  /** Every report, the oldest first. */
  readonly deposits: readonly Deposit[];
  /** Accounts and cards that can be paid to. */
  readonly places: readonly Instrument[];
  readonly facts: TipsFacts;
}

/** Whether an employer offers early tips. */
export const isOffered = ({ tipsMode: mode }: Pick<Employment, 'tipsMode'>): boolean =>
  (tipsMode.fromWire(mode) ?? 'Disable') !== 'Disable';

/** The employment that is looked at, if its employer offers early tips. Refuses with TipsNotOffered. */
export async function requireOffered(context: ApiContext & SignedIn): Promise<Employment> {
  const employment = await employmentOf(context.db, context);
  if (!employment || !isOffered(employment)) throw new Refusal('TipsNotOffered');
  return employment;
}

/** The user's choices so far; empty at first. */
export async function choiceOf(tx: Db, employmentId: number): Promise<TipsChoice> {
  const [row] = await tx.select().from(tipsChoices).where(eq(tipsChoices.employmentId, employmentId));
  return row ?? { employmentId, setting: null, instrumentId: null, optedInAt: null };
}

const endedAt = ({ move }: Deposit) => move?.endedAt?.getTime() ?? 0;

/** Whether the payout to an account that ended last came back. */
function hasFailedAt(deposits: readonly Deposit[], instrumentId: number | null): boolean {
  const last = deposits
    .filter((one) => one.move?.toInstrumentId === instrumentId && endedAt(one) > 0)
    .toSorted((a, b) => endedAt(a) - endedAt(b))
    .at(-1);
  return last !== undefined && stateOf(last) === 'failed';
}

/** Reads a user's tips setup at an employer. */
export async function summarizeTips(tx: Db, employeeId: number, employmentId: number): Promise<TipsSummary> {
  const choice = await choiceOf(tx, employmentId);
  const deposits = await depositRows(tx)
    .where(eq(tipsDeposits.employmentId, employmentId))
    .orderBy(asc(tipsDeposits.id));
  const card = await cardFacts(tx, employeeId);
  const places = (await placesOf(tx, employeeId)).filter(
    (one) => card.isActive || payoutMethodOf(one) !== 'own',
  );
  return {
    ...{ choice, deposits, places },
    facts: {
      needsCard: card.exists && !card.isActive && places.length === 0,
      isAccepted: await hasAccepted(tx, employeeId, tipsContractType),
      setting: choice.setting,
      isLinked: places.some(({ id }) => id === choice.instrumentId),
      isOptedIn: choice.optedInAt !== null,
      hasFailed: hasFailedAt(deposits, choice.instrumentId),
    },
  };
}
