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
import type { Db } from '../../../platform/db/db.ts';
import type { Settings } from '../../../platform/http/settings.ts';
import { employees, employers } from '../../session/index.ts';
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

const flat = { model: 'FlatRatePricing' as PricingModel, mode: 'OnTop' as ServiceChargeMode, programFee: 0 };

/** What an employer's people pay, and the discounts that this person was given. */
async function terms(tx: Db, { id, employerId }: Earner) {
  const rows = await tx
    .select({
      terms: {
        model: employers.pricingModel,
        mode: employers.serviceChargeMode,
        programFee: employers.programFeeMinor,
      },
      given: feeDiscounts,
    })
    .from(employees)
    .leftJoin(employers, eq(employers.id, employerId ?? 0))
    .leftJoin(feeDiscounts, eq(feeDiscounts.employeeId, employees.id))
    .where(eq(employees.id, id));
  return { ...(rows[0]?.terms ?? flat), given: rows.flatMap(({ given }) => given ?? []) };
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

const isLeft =
  (made: Made) =>
  ({ kind, uses, givenAt }: Discount & Pick<typeof feeDiscounts.$inferSelect, 'uses' | 'givenAt'>): boolean =>
    made.filter((one) => one.kind === kind && one.at >= givenAt).length < uses;

/** What a transfer of this speed costs now. */
export async function chargeOf(tx: Db, speed: TransferSpeed, priced: Priced): Promise<Charge> {
  if (speed === 'NextDay') return noCharge;
  const { employee, instrument, settings, periodStart, now } = priced;
  const { model, mode, programFee, given } = await terms(tx, employee);
  const made = await instantOnes(tx, priced);
  const here = made.filter(({ employmentId }) => employmentId === employee.employmentId);
  const since = new Date(now.getTime() - twoDaysMs);
  const price = priceOf({
    ...{ model, speed, instantFee: settings.instantFee, programFee: minorUnits(programFee) },
    instantThisPeriod: here.filter((one) => one.periodStart === periodStart).length,
    hasPaidIn48Hours: here.some(({ at, fee }) => fee > 0 && at > since),
    isToProductCard: instrument?.instrumentSubType === instrumentSubType.toWire(productCard),
  });
  const { fee, kind } = discountedFee(price.fee, given.filter(isLeft(made)));
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
