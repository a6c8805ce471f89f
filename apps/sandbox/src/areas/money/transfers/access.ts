import {
  accountStatus,
  type Bound,
  type BoundFacts,
  balanceClosure,
  boundOf,
  type Closure,
  closureOf,
  epochMs,
  type IsoDate,
  type MinorUnits,
  minorUnits,
  type OwnBound,
  type Programme,
  toIsoDate,
} from '@dayfare/domain/money';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ledgerAccounts } from '../../../ledger/tables.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ConfiguredServer } from '../../../platform/http/configuration.ts';
import type { Server } from '../../../platform/http/server.ts';
import { hasAccepted } from '../../contracts/index.ts';
import { employees, employers } from '../../session/index.ts';
import { conditionsOf } from '../accounts/conditions.ts';
import { closings } from '../core/closing-tables.ts';
import { pauseIn } from '../core/own-pause.ts';
import type { Earner } from '../core/owner.ts';
import { ownPauses } from '../core/pause-tables.ts';
import { amountBounds } from '../core/rules-now.ts';
import { fromDatabase } from '../core/schedule.ts';
import { payPeriods } from '../core/tables.ts';
import { ownBoundsOf } from '../spending-limits/bounds.ts';
import { limitsIn } from '../spending-limits/limits.ts';
import { ownLimits } from '../spending-limits/tables.ts';
import type { PayPeriodSummary } from '../wages/pay-period-summary.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';

/** What of the wages a person can get: whether early pay is open, and what limits the next transfer. */
export interface Access {
  /** Null while it is open. */
  readonly closure: Closure | null;
  /** Whether it was closed by hand. */
  readonly isHeld: boolean;
  readonly bound: Bound;
  /** The limits that the person has set themselves. */
  readonly own: readonly OwnBound[];
  /** Type of the agreement that the programme asks for; null where it asks for none. */
  readonly agreement: number | null;
  /** What is left of the employer's funding, fees included; null where it has no end. */
  readonly funding: MinorUnits | null;
}

/** What an employer's people have taken early, and no payday has brought back. */
export async function outstandingOfEmployer(
  tx: Db,
  { employerId, currency }: Pick<Earner, 'currency' | 'employerId'>,
): Promise<MinorUnits> {
  const [row] = await tx
    .select({ minor: sql<string>`coalesce(sum(${ledgerAccounts.balanceMinor}), 0)` })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.employerId, employerId ?? 0),
        inArray(ledgerAccounts.kind, ['receivable', 'due']),
        eq(ledgerAccounts.currency, currency),
      ),
    );
  return minorUnits(Number(row?.minor ?? 0));
}

/** Locks an employer's funding until the transaction ends: after the person's own lock, and before what is left is read. */
async function lockFunding(tx: Db, { employerId }: Pick<Earner, 'employerId'>): Promise<void> {
  await tx
    .select({ id: employers.id })
    .from(employers)
    .where(eq(employers.id, employerId ?? 0))
    .for('no key update');
}

const closed = sql<string | null>`(select kind from service_closures order by kind desc limit 1)`;

const isClosing = sql<boolean>`exists (select 1 from ${closings} where ${eq(closings.employeeId, employees.id)})`;

/** The rules that apply to a person: their employer's programme, what is closed for every person, and what they have set themselves. */
async function rulesOf(tx: Db, { id, employerId }: Earner) {
  const rows = await tx
    .select({ programme: employers.programme, closed, pause: ownPauses, limit: ownLimits, isClosing })
    .from(employees)
    .leftJoin(employers, eq(employers.id, employerId ?? 0))
    .leftJoin(ownPauses, eq(ownPauses.employeeId, employees.id))
    .leftJoin(ownLimits, eq(ownLimits.employeeId, employees.id))
    .where(eq(employees.id, id));
  const [first] = rows;
  if (!first) throw new Error(`Employee ${id} is gone.`);
  const programme: Programme = first.programme ?? {};
  return { ...first, programme, limits: rows.flatMap(({ limit }) => limit ?? []) };
}

/** The payday of the pay period before the running one; null where it is over, or there was none. */
async function pendingPaydayOf(
  tx: Db,
  employmentId: number,
  { startsOn, today }: { readonly startsOn: string; readonly today: IsoDate },
): Promise<IsoDate | null> {
  const [before] = await tx
    .select({ paysOn: payPeriods.paysOn })
    .from(payPeriods)
    .where(
      and(
        eq(payPeriods.employmentId, employmentId),
        lt(payPeriods.startsOn, startsOn),
        gt(payPeriods.paysOn, today),
      ),
    )
    .orderBy(asc(payPeriods.paysOn))
    .limit(1);
  return before ? fromDatabase(before.paysOn) : null;
}

const isEmpty = (programme: Programme) => Object.keys(programme).length === 0;

/**
 * Works out what of the wages a person can get. A reason that was set by hand comes before every rule. `isPromised`: whether it is taken in this
 * transaction; the employer's funding is then locked for other transfers.
 */
export async function accessOf(
  { tx, employee, summary, now }: Pick<MoneyWork, 'tx' | 'employee' | 'summary' | 'now'>,
  { settings, heldReasons }: Pick<Server, 'settings' | 'heldReasons'>,
  { isPromised = false } = {},
): Promise<Access> {
  const { programme, closed, pause, limits, isClosing: asksToClose } = await rulesOf(tx, employee);
  const { period, made } = summary;
  if (isPromised && programme.funding !== undefined) await lockFunding(tx, employee);
  const drawn = programme.funding === undefined ? minorUnits(0) : await outstandingOfEmployer(tx, employee);
  const today = toIsoDate(epochMs(now.getTime()), employee.timeZone);
  const own = await ownBoundsOf(tx, employee, { limits: limitsIn(limits, now), now });
  const facts = {
    ...{ programme, made, drawn, dailyLimit: settings.dailyLimit, today, own },
    takenToday: summary.takenTodayByPerson,
    period: { startsOn: fromDatabase(period.startsOn), endsOn: fromDatabase(period.endsOn) },
    payday: fromDatabase(period.paysOn),
    // Nothing but a programme's rules depends on it.
    pendingPayday: isEmpty(programme)
      ? null
      : await pendingPaydayOf(tx, employee.employmentId, { startsOn: period.startsOn, today }),
  } satisfies BoundFacts;
  const held = heldReasons.of(employee.id);
  const { agreement } = programme;
  return {
    closure: held
      ? { reason: held, opensOn: null }
      : closureOf({
          ...facts,
          service: closed === 'paused' || closed === 'maintenance' ? closed : 'open',
          account: accountStatus.fromWire(employee.accountStatus) ?? 'None',
          endedOn: employee.endedOn === null ? null : fromDatabase(employee.endedOn),
          state: employee.residentialState,
          isEmployerPaused: employee.servicesPaused,
          hasAgreed: agreement === undefined || (await hasAccepted(tx, employee.id, agreement)),
          hasUnclearedDeduction: summary.hasUnclearedDeduction,
          pause: pauseIn(pause, employee, now),
          isClosing: asksToClose,
        }),
    isHeld: held !== undefined,
    bound: boundOf(facts),
    own,
    agreement: agreement ?? null,
    funding: programme.funding === undefined ? null : minorUnits(Math.max(0, programme.funding - drawn)),
  };
}

/** Why money can be had now or can't, before any amount is named; null if it can. */
export async function closureNow(
  tx: Db,
  { employee, summary, access }: { employee: Earner; summary: PayPeriodSummary; access: Access },
  server: ConfiguredServer,
): Promise<Closure | null> {
  if (access.closure) return access.closure;
  return balanceClosure({
    earned: summary.gross,
    accessible: summary.accessible,
    minimum: amountBounds(server).minAmount,
    bound: access.bound,
    instruments: await conditionsOf(tx, employee.id),
  });
}
