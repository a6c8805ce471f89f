import type { WireTips } from '@dayfare/api/tips/contract';
import { canOptIn, type TipsSetting } from '@dayfare/domain/tips';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import type { ApiContext, Employment, SignedIn } from '../session/index.ts';
import { tipsOf } from './mine.ts';
import { enqueuePayouts } from './payout.ts';
import { type TipsChoice, tipsChoices } from './tables.ts';
import { requireOffered, summarizeTips, type TipsSummary } from './tips-summary.ts';

type Context = ApiContext & SignedIn;
type Choice = Partial<Omit<TipsChoice, 'employmentId'>>;

/** A choice under its person's lock. */
interface Choosing {
  readonly tx: Db;
  readonly employment: Employment;
  readonly summary: TipsSummary;
  readonly now: Date;
}

/** Keeps the user's choice, and returns the resulting state. Refuses with TipsNotOffered, and as `choose` does. */
async function change(context: Context, choose: (choosing: Choosing) => Choice): Promise<WireTips> {
  const employment = await requireOffered(context);
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    await lockEmployee(tx, context.employee.id);
    const summary = await summarizeTips(tx, context.employee.id, employment.id);
    const chosen = choose({ tx, employment, summary, now });
    await tx
      .insert(tipsChoices)
      .values({ employmentId: employment.id, ...chosen })
      .onConflictDoUpdate({ target: tipsChoices.employmentId, set: chosen });
    const { choice, deposits } = summary;
    const { optedInAt, instrumentId } = { ...choice, ...chosen };
    // What came back goes out again only after a new choice.
    const isChosenAnew = 'instrumentId' in chosen || optedInAt !== choice.optedInAt;
    if (isChosenAnew && optedInAt !== null && instrumentId !== null) await enqueuePayouts(tx, deposits, now);
  });
  return tipsOf(context);
}

/** Chooses what is paid out early from now on. Refuses with TipsNotOffered. */
export const saveSetting = (context: Context, setting: TipsSetting): Promise<WireTips> =>
  change(context, () => ({ setting }));

/**
 * Chooses where tips go; what came back before is sent there. Refuses with TipsNotOffered, or with InstrumentNotUsable what can't be paid
 * to.
 */
export const linkAccount = (context: Context, instrumentId: number): Promise<WireTips> =>
  change(context, ({ summary }) => {
    if (!summary.places.some(({ id }) => id === instrumentId)) throw new Refusal('InstrumentNotUsable');
    return { instrumentId };
  });

/** Begins with early payouts, or ends them. Refuses with TipsNotOffered, or with TipsStepsMissing while a step is not done. */
export const optIn = (context: Context, isOptedIn: boolean): Promise<WireTips> =>
  change(context, ({ summary: { facts, choice }, now }) => {
    if (!isOptedIn) return { optedInAt: null };
    if (!canOptIn(facts)) throw new Refusal('TipsStepsMissing');
    return { optedInAt: choice.optedInAt ?? now };
  });
