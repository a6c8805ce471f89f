import type { WireAutoload } from '@dayfare/api/card/autoload-contract';
import { type AutoloadSettings, autoloadMode, autoloadProblems, autoloadTrigger } from '@dayfare/domain/card';
import { fromWire, min, minorUnits, toWire } from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import type { ConfiguredServer } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  contractsFor,
  documentsWith,
  recordAcceptances,
  transferContractType,
} from '../../contracts/index.ts';
import { amountBounds, amountNow, currencyOf, lockEmployee, requireOpenAccount } from '../../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../../session/index.ts';
import { requireCard } from '../find-card.ts';
import { type AutoloadRow, cardAutoloads } from './tables.ts';

type Context = ApiContext & SignedIn;

/** Suggested to users without settings, in minor units. */
const suggested = { amount: minorUnits(40_00), lowBalance: minorUnits(20_00) };

/** Bounds of what is moved, and of the balance below which it is. */
export function autoloadBounds(server: ConfiguredServer) {
  const { minAmount, maxAmount } = amountBounds(server);
  return { least: minAmount, most: min(maxAmount, amountNow(server, 'MaximumAutoloadAmount', maxAmount)) };
}

/** How a person's card is loaded by itself; undefined if they have never set it. */
export async function autoloadOf(db: Db, employeeId: number): Promise<AutoloadRow | undefined> {
  const [row] = await db.select().from(cardAutoloads).where(eq(cardAutoloads.employeeId, employeeId));
  return row;
}

/** The settings of a row. */
export const settingsOf = (row: AutoloadRow | undefined): AutoloadSettings => ({
  mode: (row && autoloadMode.fromWire(row.mode)) ?? 'Disabled',
  trigger: (row && autoloadTrigger.fromWire(row.trigger)) ?? 'LowBalance',
  amount: row ? minorUnits(row.amountMinor) : suggested.amount,
  lowBalance: row ? minorUnits(row.lowBalanceMinor) : suggested.lowBalance,
});

/** What is agreed to when it is turned on: what holds for early transfers. */
const autoloadContracts = () => contractsFor('issuer').map(({ id }) => id);

async function wireOf(context: Context): Promise<WireAutoload> {
  const row = await autoloadOf(context.db, context.employee.id);
  const { mode, trigger, amount, lowBalance } = settingsOf(row);
  const { least, most } = autoloadBounds(context);
  return {
    ...{ mode: autoloadMode.toWire(mode), trigger: autoloadTrigger.toWire(trigger) },
    ...{ amount: toWire(amount), lowBalance: toWire(lowBalance) },
    ...{ currency: context.employee.currency, lastLoadedOn: row?.loadedOn ?? null },
    ...{ least: toWire(least), most: toWire(most) },
    ...{ contractType: transferContractType, contractIds: autoloadContracts() },
  };
}

/** How a person's card is loaded by itself. Refuses with CardNotFound. */
export async function readAutoload(context: Context, cardID: number): Promise<WireAutoload> {
  await requireCard(context.db, context.employee.id, cardID);
  return wireOf(context);
}

/** What a person has decided. */
export interface AutoloadCommand {
  readonly cardID: number;
  readonly mode: number;
  readonly trigger: number;
  readonly amount: number;
  readonly lowBalance: number;
  readonly contractsAccepted: readonly number[];
}

/** Refuses what is out of bounds, or what no trigger goes with. */
function checked(context: Context, command: AutoloadCommand): AutoloadSettings {
  const mode = autoloadMode.fromWire(command.mode);
  const trigger = autoloadTrigger.fromWire(command.trigger);
  if (!mode || !trigger) throw new Refusal('InvalidRequest', undefined, mode ? 'trigger' : 'mode');
  const settings = {
    mode,
    trigger,
    amount: fromWire(command.amount),
    lowBalance: fromWire(command.lowBalance),
  };
  const { least, most } = autoloadBounds(context);
  const problems = autoloadProblems(settings, { min: least, max: most });
  const amounts = { currency: currencyOf(context.employee), min: least, max: most };
  if (problems?.trigger) throw new Refusal('InvalidRequest', undefined, 'trigger');
  switch (problems?.amount ?? problems?.lowBalance) {
    case 'AutoloadAmountBelowMinimum':
      throw new Refusal('AutoloadAmountBelowMinimum', amounts);
    case 'AutoloadAmountAboveMaximum':
      throw new Refusal('AutoloadAmountAboveMaximum', amounts);
    case 'LowBalanceLimitBelowMinimum':
      throw new Refusal('LowBalanceLimitBelowMinimum', amounts);
    case 'LowBalanceLimitAboveMaximum':
      throw new Refusal('LowBalanceLimitAboveMaximum', amounts);
    case undefined:
  }
  return settings;
}

/**
 * Turns autoload on, changes it, or turns it off; the same again changes nothing. Refuses with CardNotFound, InstrumentNotUsable for
 * users without wages, ContractNotAccepted, or the key of an amount out of bounds.
 */
export function saveAutoload(context: Context, command: AutoloadCommand): Promise<WireAutoload> {
  const { db, clock, employee } = context;
  return underLocks(db, async (tx) => {
    const person = await lockEmployee(tx, employee.id);
    await requireCard(tx, employee.id, command.cardID);
    const settings = checked(context, command);
    const before = await autoloadOf(tx, employee.id);
    const inside = { ...context, db: tx };
    const isOff = settings.mode === 'Disabled';
    if (isOff && !before) return wireOf(inside);
    const employment = await employmentOf(tx, context);
    const employmentId = employment?.id ?? before?.employmentId;
    if (employmentId === undefined) throw new Refusal('InstrumentNotUsable');
    const contractIds = autoloadContracts();
    const isTurnedOn = !isOff && settingsOf(before).mode === 'Disabled';
    if (isTurnedOn) {
      requireOpenAccount(person);
      const agreed = new Set(command.contractsAccepted);
      if (!contractIds.every((id) => agreed.has(id))) throw new Refusal('ContractNotAccepted');
      await recordAcceptances(tx, {
        employeeId: employee.id,
        documents: documentsWith(contractIds),
        reader: {
          ...{ employee: person, language: context.language },
          brandingType: brandingTypeOf(person.environment),
        },
        reference: `autoload:${employee.id}:${clock.now().getTime()}`,
        at: clock.now(),
      });
    }
    const columns = {
      mode: autoloadMode.toWire(settings.mode),
      trigger: autoloadTrigger.toWire(settings.trigger),
      ...{ amountMinor: settings.amount, lowBalanceMinor: settings.lowBalance },
      ...{ employmentId, contractIds },
    };
    await tx
      .insert(cardAutoloads)
      .values({ employeeId: employee.id, ...columns })
      .onConflictDoUpdate({ target: cardAutoloads.employeeId, set: columns });
    return wireOf(inside);
  });
}
