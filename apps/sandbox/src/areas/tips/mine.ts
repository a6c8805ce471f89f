import type { WireTips, WireTipsHistory, WireTipsHistoryInput } from '@dayfare/api/tips/contract';
import { epochMs, minorUnits, sum, toIsoDate, toWire } from '@dayfare/domain/money';
import { tipsStepsFor } from '@dayfare/domain/tips';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { placeName } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { depositRows, owedOf, stateOf, wireDeposit } from './deposits.ts';
import { tipsDeposits } from './tables.ts';
import { requireOffered, summarizeTips } from './tips-summary.ts';

type Context = ApiContext & SignedIn;

/** How many of the newest reports are shown beside the setup's progress. */
const newest = 5;

/** The progress of the tips setup, and the latest reports. Refuses with TipsNotOffered. */
export async function tipsOf(context: Context): Promise<WireTips> {
  const { db, clock, employee } = context;
  const employment = await requireOffered(context);
  const { choice, deposits, places, facts } = await summarizeTips(db, employee.id, employment.id);
  const month = toIsoDate(epochMs(clock.now().getTime()), employee.timeZone).slice(0, 7);
  const wirePlaces = places.map((one) => ({ instrumentID: one.id, name: placeName(one) }));
  const withUs = deposits.filter((one) => ['waiting', 'failed'].includes(stateOf(one)));
  const ofMonth = deposits.filter(({ row }) => row.workedOn.startsWith(month));
  return {
    ...{ currency: employee.currency, mode: employment.tipsMode, setting: choice.setting },
    steps: [...tipsStepsFor(facts)],
    account: wirePlaces.find(({ instrumentID }) => instrumentID === choice.instrumentId) ?? null,
    ...{ accounts: wirePlaces, isOptedIn: facts.isOptedIn },
    waiting: toWire(sum(withUs.map(owedOf))),
    thisMonth: toWire(sum(ofMonth.map(({ row }) => minorUnits(row.amountMinor)))),
    deposits: deposits.toReversed().slice(0, newest).map(wireDeposit),
  };
}

/** What an employer has reported, by filters, the newest first. Refuses with TipsNotOffered. */
export async function tipsHistoryOf(
  context: Context,
  { kind, state, from, to, count }: WireTipsHistoryInput,
): Promise<WireTipsHistory> {
  const { db, employee } = context;
  const employment = await requireOffered(context);
  const { workedOn } = tipsDeposits;
  const rows = await depositRows(db)
    .where(
      and(
        eq(tipsDeposits.employmentId, employment.id),
        kind === undefined ? undefined : eq(tipsDeposits.kind, kind),
        from === undefined ? undefined : gte(workedOn, from),
        to === undefined ? undefined : lte(workedOn, to),
      ),
    )
    .orderBy(desc(workedOn), desc(tipsDeposits.id));
  const fitting = state === undefined ? rows : rows.filter((one) => stateOf(one) === state);
  return {
    ...{ currency: employee.currency, total: fitting.length },
    deposits: fitting.slice(0, count).map(wireDeposit),
  };
}
