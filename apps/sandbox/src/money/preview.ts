import { randomUUID } from 'node:crypto';
import type { WirePreview, WirePreviewInput } from '@dayfare/api/money/contract';
import {
  add,
  fromWire,
  leftOnPayday,
  type MinorUnits,
  subtract,
  type TransferSpeed,
  toWire,
  transferSpeed,
} from '@dayfare/domain/money';
import { transferContracts, transferContractType } from '../contracts/index.ts';
import { Refusal } from '../http/refusal.ts';
import { quoteExpiry, travelOf } from './arrival.ts';
import { findInstrument } from './instruments.ts';
import { currencyOf } from './owner.ts';
import { feeOf, refusalFor, type Wish } from './rules.ts';
import type { Standing } from './standing.ts';
import { previews } from './tables.ts';
import { type EmploymentContext, withStanding } from './up-to-date.ts';

function speedOf(wire: number | undefined): TransferSpeed {
  const speed = wire === undefined ? 'NextDay' : transferSpeed.fromWire(wire);
  if (!speed) throw new Refusal('InvalidRequest');
  return speed;
}

function optionOf(wish: Wish, speed: TransferSpeed, now: Date): WirePreview['options'][number] {
  const refusal = refusalFor({ ...wish, speed });
  const { arrivalDate, arrivesAt } = travelOf(currencyOf(wish.employee), speed, now);
  return {
    transferSpeed: transferSpeed.toWire(speed),
    fee: toWire(feeOf(speed, wish.settings)),
    arrivalDate,
    arrivesAt: arrivesAt.toISOString(),
    available: refusal === undefined,
    ...(refusal ? { unavailableReason: refusal.code } : {}),
  };
}

/** What the figures come to once the transfer is made. */
function outcomeOf(standing: Standing, amount: MinorUnits, fee: MinorUnits) {
  const { accessible, expectedNetPay, taken, fees, feesThisYear } = standing;
  const left = leftOnPayday({ expectedNetPay, alreadyTaken: add(taken, fees), amount, fee });
  return {
    totalDebit: toWire(add(amount, fee)),
    availableAfter: toWire(subtract(accessible, add(amount, fee))),
    leftOnPayday: toWire(left),
    feesThisYear: toWire(add(feesThisYear, fee)),
  };
}

/** Quotes a transfer and stores the quote, which binds the server until it expires. */
export function previewTransaction(
  context: EmploymentContext,
  input: WirePreviewInput,
): Promise<WirePreview> {
  const { settings, heldReasons } = context;
  const speed = speedOf(input.transferSpeed);
  const amount = fromWire(input.amount);
  return withStanding(context, async ({ tx, employee, standing, now }) => {
    const instrument = await findInstrument(tx, employee.id, input.instrumentId);
    const wish: Wish = { employee, standing, settings, heldReasons, instrument, amount, speed };
    const refusal = refusalFor(wish);
    if (refusal || !instrument) throw refusal ?? new Refusal('InstrumentNotUsable');
    const fee = feeOf(speed, settings);
    const currency = currencyOf(employee);
    const travel = travelOf(currency, speed, now);
    const preview = {
      id: randomUUID(),
      expiresAt: quoteExpiry(currency, speed, { now, minutes: settings.previewMinutes }),
      contractIds: transferContracts.map(({ id }) => id),
    };
    await tx.insert(previews).values({
      ...preview,
      ...travel,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      amountMinor: amount,
      feeMinor: fee,
      transferSpeed: transferSpeed.toWire(speed),
      createdAt: now,
    });
    return {
      previewId: preview.id,
      amount: toWire(amount),
      transferSpeed: transferSpeed.toWire(speed),
      fee: toWire(fee),
      feeKind: null,
      ...outcomeOf(standing, amount, fee),
      arrivalDate: travel.arrivalDate,
      arrivesAt: travel.arrivesAt.toISOString(),
      options: transferSpeed.names.map((name) => optionOf(wish, name, now)),
      contractType: transferContractType,
      contractIds: preview.contractIds,
      expiresAt: preview.expiresAt.toISOString(),
    };
  });
}
