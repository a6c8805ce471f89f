import { savingsContract, type WireGoal, type WireSaveGoal } from '@dayfare/api/savings/contract';
import { fromWire, instrumentStatus, isoDate, zero } from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import {
  areRules,
  goalChanges,
  goalPicture,
  goalStatus,
  isPastGoal,
  mostGoals,
  noRules,
  savingRhythm,
} from '@dayfare/domain/savings';
import { plainGoalName } from '@dayfare/domain/validation';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { documentsWith, recordAcceptances } from '../contracts/index.ts';
import {
  earliestDay,
  isHeld,
  keyedMove,
  lockEmployee,
  requireHolding,
  requireNotClosing,
  requireOpenAccount,
} from '../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';
import { checkGoal, checkPlan, planFromWire } from './check-goal.ts';
import { lookAtTransfers } from './follow-rules.ts';
import { changeRow, dayAt, type Goal, goalsOf, requireGoal, savedIn, statusOf, wireGoal } from './goals.ts';
import { requireOpen } from './is-open.ts';
import { goalContracts } from './offer.ts';
import { openPot } from './open-pot.ts';
import { paydaysFrom } from './paydays.ts';
import { scheduleNext } from './schedule-next.ts';
import { type GoalRow, savingsGoals } from './tables.ts';

type Context = ApiContext & SignedIn;

/** What a goal is paid from: pay, or something that we hold. Refuses with InstrumentNotUsable. */
async function sourceOf(
  tx: Db,
  context: Context,
  from: number | null,
): Promise<Pick<GoalRow, 'employmentId' | 'sourceInstrumentId'>> {
  const employment = await employmentOf(tx, context);
  const employmentId = employment?.id ?? null;
  if (from === null) {
    if (employmentId === null) throw new Refusal('InstrumentNotUsable');
    return { employmentId, sourceInstrumentId: null };
  }
  const source = await requireHolding(tx, context.employee.id, from);
  const isActive = instrumentStatus.fromWire(source.status) === 'Active';
  if (!isActive || !isHeld(source) || source.isGoal) throw new Refusal('InstrumentNotUsable');
  return { employmentId, sourceInstrumentId: source.id };
}

/** The columns of what a person has decided. */
async function columnsOf(tx: Db, context: Context, wire: WireSaveGoal) {
  const rules = {
    roundUpTo: wire.roundUpTo === null ? null : fromWire(wire.roundUpTo),
    part: wire.partOfTransfers,
  };
  if (!areRules(rules) || goalPicture.fromWire(wire.picture) === null) throw new Refusal('InvalidRequest');
  const source = await sourceOf(tx, context, wire.fromInstrumentID);
  const isEachPayday = savingRhythm.fromWire(wire.frequency) === 'Payday';
  if (isEachPayday && (await paydaysFrom(tx, source.employmentId, isoDate(wire.startDate))).length === 0)
    throw new Refusal('InvalidRequest', undefined, 'frequency');
  const { roundUpTo, part } = source.employmentId === null ? noRules : rules;
  const plan = planFromWire(wire);
  const name = wire.name.trim();
  return {
    ...{ name, nameKey: plainGoalName(name), picture: wire.picture, ...source },
    ...{ targetMinor: plan.target, depositMinor: plan.deposit },
    ...{ frequency: wire.frequency, startsOn: plan.startsOn, endsOn: plan.endsOn },
    ...{ roundUpMinor: roundUpTo, partPercent: part },
  };
}

async function startGoal(tx: Db, context: Context, wire: WireSaveGoal, now: Date): Promise<Goal> {
  const { employee } = context;
  const all = await goalsOf(tx, employee.id);
  if (all.filter(({ row }) => !isPastGoal(statusOf(row))).length >= mostGoals)
    throw new Refusal('TooManyGoals');
  checkGoal(wire, all, employee);
  checkPlan(planFromWire(wire), context, earliestDay(now, employee.timeZone));
  const contractIds = goalContracts().map(({ id }) => id);
  const agreed = new Set(wire.contractsAccepted);
  if (!contractIds.every((id) => agreed.has(id))) throw new Refusal('ContractNotAccepted');
  const columns = await columnsOf(tx, context, wire);
  const instrument = await openPot(tx, employee.id, columns.name);
  const [row] = await tx
    .insert(savingsGoals)
    .values({
      ...{ ...columns, employeeId: employee.id, instrumentId: instrument.id, contractIds },
      ...{ status: goalStatus.toWire('Ongoing'), rulesUntil: now, createdAt: now },
    })
    .returning();
  if (!row) throw new Error('The goal was not written.');
  await recordAcceptances(tx, {
    employeeId: employee.id,
    documents: documentsWith(contractIds),
    reader: { employee, language: context.language, brandingType: brandingTypeOf(employee.environment) },
    reference: `goal:${row.id}`,
    at: now,
  });
  return { row, instrument };
}

async function changeGoal(tx: Db, context: Context, wire: WireSaveGoal, now: Date): Promise<Goal> {
  const { employee } = context;
  const goal = await requireGoal(tx, employee.id, wire.goalID ?? 0);
  if (!goalChanges(statusOf(goal.row), zero).includes('change')) throw new Refusal('GoalNotChangeable');
  const others = (await goalsOf(tx, employee.id)).filter(({ row }) => row.id !== goal.row.id);
  checkGoal(wire, others, employee);
  const plan = planFromWire(wire);
  const isKept =
    wire.startDate === goal.row.startsOn && plan.frequency === savingRhythm.fromWire(goal.row.frequency);
  checkPlan(plan, context, isKept ? wire.startDate : earliestDay(now, employee.timeZone));
  const columns = await columnsOf(tx, context, wire);
  const { all } = await savedIn(tx, goal);
  const isReached = all >= columns.targetMinor;
  return changeRow(tx, goal, {
    ...columns,
    rulesUntil: now,
    ...(isReached && { status: goalStatus.toWire('Achieved') }),
  });
}

/**
 * Starts a goal, once for each idempotency key, or changes one. Refuses with SavingsNotOpen, TooManyGoals, GoalNameAlreadyExists,
 * GoalAmountBelowMinimum, GoalAmountAboveMaximum, GoalPlanNotValid, InstrumentNotUsable, ContractNotAccepted, GoalNotFound or
 * GoalNotChangeable.
 */
export function saveGoal(context: Context, wire: WireSaveGoal): Promise<WireGoal> {
  const now = context.clock.now();
  return keyedMove(savingsContract.saveGoal, context, {
    body: JSON.stringify([wire]),
    locks: (tx) => lockEmployee(tx, context.employee.id),
    work: async (tx, employee) => {
      const inside = { ...context, db: tx, employee };
      requireOpen(context);
      requireOpenAccount(employee);
      await requireNotClosing(tx, employee.id);
      const save = wire.goalID === null ? startGoal : changeGoal;
      const goal = await save(tx, inside, wire, now);
      const { timeZone } = employee;
      await scheduleNext(tx, goal, { now, timeZone });
      await lookAtTransfers(tx, goal, dayAt(now, timeZone), timeZone);
      return wireGoal(tx, goal);
    },
  });
}
