import {
  type Discount,
  discountedFee,
  type FeeKind,
  type FeeName,
  instrumentSubType,
  type MinorUnits,
  minorUnits,
  type PricingModel,
  priceOf,
  type ServiceChargeMode,
  serviceCharge,
  type TransferSpeed,
  transferSpeed,
  zero,
} from '@dayfare/domain/money';
import { productCard } from '@dayfare/domain/product';
import { and, eq, gte, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Settings } from '../../platform/http/settings.ts';
import { employers } from '../../session/index.ts';
import type { Earner } from '../core/owner.ts';
import { undone } from '../core/status.ts';
import { type Instrument, transactions } from '../core/tables.ts';
import { feeDiscounts } from './tables.ts';

/** What a transfer costs, why, and where the fee is taken from. */
export interface Charge {
  readonly fee: MinorUnits;
  /** Without the discount. */
  readonly usualFee: MinorUnits;
  readonly name: FeeName;
  /** Why it costs less than usual; null if it doesn't. */
  readonly kind: FeeKind | null;
  readonly mode: ServiceChargeMode;
}

/** What a transfer is priced by. */
export interface Priced {
  readonly employee: Earner;
  readonly instrument: Pick<Instrument, 'instrumentSubType'> | undefined;
  readonly settings: Pick<Settings, 'instantFee'>;
  readonly periodStart: string;
  readonly now: Date;
}

/** What a transfer on the next business day costs. */
export const noCharge: Charge = { fee: zero, usualFee: zero, name: 'instant', kind: null, mode: 'OnTop' };

const twoDaysMs = 48 * 60 * 60_000;

async function terms(tx: Db, { employerId }: Earner) {
  const [found] = await tx
    .select({
      model: employers.pricingModel,
      mode: employers.serviceChargeMode,
      programFee: employers.programFeeMinor,
    })
    .from(employers)
    .where(eq(employers.id, employerId ?? 0));
  return (
    found ?? { model: 'FlatRatePricing' as PricingModel, mode: 'OnTop' as ServiceChargeMode, programFee: 0 }
  );
}

/** Instant transfers that did not come back: all that the pay period, the 48 hours and the discounts count. */
function instantOnes(tx: Db, { employee }: Priced) {
  return tx
    .select({
      periodStart: transactions.periodStart,
      employmentId: transactions.employmentId,
      kind: transactions.feeKind,
      fee: transactions.usualFeeMinor,
      at: transactions.createdAt,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.employeeId, employee.id),
        eq(transactions.transferSpeed, transferSpeed.toWire('Instant')),
        notInArray(transactions.status, [...undone]),
        gte(transactions.createdAt, employee.createdAt),
      ),
    );
}

type Made = Awaited<ReturnType<typeof instantOnes>>;

async function discountsOf(tx: Db, { employee }: Priced, made: Made): Promise<Discount[]> {
  const given = await tx.select().from(feeDiscounts).where(eq(feeDiscounts.employeeId, employee.id));
  return given.filter(
    ({ kind, uses, givenAt }) => made.filter((one) => one.kind === kind && one.at >= givenAt).length < uses,
  );
}

/** What a transfer of this speed costs now. */
export async function chargeOf(tx: Db, speed: TransferSpeed, priced: Priced): Promise<Charge> {
  if (speed === 'NextDay') return noCharge;
  const { employee, instrument, settings, periodStart, now } = priced;
  const { model, mode, programFee } = await terms(tx, employee);
  const made = await instantOnes(tx, priced);
  const here = made.filter(({ employmentId }) => employmentId === employee.employmentId);
  const since = new Date(now.getTime() - twoDaysMs);
  const price = priceOf({
    ...{ model, speed, instantFee: settings.instantFee, programFee: minorUnits(programFee) },
    instantThisPeriod: here.filter((one) => one.periodStart === periodStart).length,
    hasPaidIn48Hours: here.some(({ at, fee }) => fee > 0 && at > since),
    isToProductCard: instrument?.instrumentSubType === instrumentSubType.toWire(productCard),
  });
  const { fee, kind } = discountedFee(price.fee, await discountsOf(tx, priced, made));
  return {
    fee,
    usualFee: price.isWaived ? settings.instantFee : price.fee,
    name: mode === 'Debit' && fee > 0 ? 'cardPayment' : price.name,
    kind: price.isWaived ? 'FeeWaivedInPricing' : kind,
    mode,
  };
}

/** How an amount and its charge are written down: what is sent, and where the fee is taken from. */
export function chargedColumns(amount: MinorUnits, { fee, usualFee, name, kind, mode }: Charge) {
  const { totalDebit, received, chargedSeparately } = serviceCharge({ amount, fee, mode });
  return {
    amountMinor: received,
    feeMinor: minorUnits(totalDebit - received),
    chargedMinor: chargedSeparately,
    usualFeeMinor: usualFee,
    serviceChargeMode: mode,
    feeName: name,
    feeKind: kind,
  };
}
