import { randomUUID } from 'node:crypto';
import type { WirePreview, WirePreviewInput } from '@dayfare/api/money/contract';
import {
  add,
  type Destination,
  feeKind,
  fromWire,
  leftOnPayday,
  type MinorUnits,
  serviceCharge,
  serviceChargeMode,
  subtract,
  sum,
  type TransferSpeed,
  totalDebit,
  toWire,
  transferSpeed,
  zero,
} from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { Refusal } from '../../../platform/http/refusal.ts';
import { agreedInTheseWords, contractsFor, transferContractType } from '../../contracts/index.ts';
import type { ApiContext } from '../../session/index.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import { deliverySchedule, quoteExpiry } from '../core/arrival.ts';
import type { EmploymentContext } from '../core/contexts.ts';
import { payoutFor } from '../core/movement.ts';
import { currencyOf } from '../core/owner.ts';
import { previews } from '../core/tables.ts';
import { type Charge, chargedColumns, chargeOf, noCharge } from '../pricing/charge.ts';
import type { PayPeriodSummary } from '../wages/pay-period-summary.ts';
import { withPayPeriod } from '../wages/up-to-date.ts';
import { accessOf } from './access.ts';
import { type Command, refusalFor } from './rules.ts';

function speedOf(wire: number | undefined): TransferSpeed {
  const speed = wire === undefined ? 'NextDay' : transferSpeed.fromWire(wire);
  if (!speed) throw new Refusal('InvalidRequest');
  return speed;
}

interface Offer {
  readonly speed: TransferSpeed;
  readonly to: Destination;
  readonly charge: Charge;
}

/** What is told of a charge, and what of an amount arrives with it. */
function chargeOnWire(amount: MinorUnits, charge: Charge) {
  const { fee, usualFee, name, kind, mode } = charge;
  const isPossible = mode !== 'Inclusive' || fee < amount;
  const { totalDebit, received } = isPossible
    ? serviceCharge({ amount, fee, mode })
    : { totalDebit: amount, received: amount };
  return {
    fee: toWire(fee),
    feeKind: kind && feeKind.toWire(kind),
    usualFee: toWire(usualFee),
    feeName: name,
    serviceChargeMode: serviceChargeMode.toWire(mode),
    totalDebit: toWire(totalDebit),
    received: toWire(received),
  };
}

function optionOf(command: Command, { speed, to, charge }: Offer, now: Date): WirePreview['options'][number] {
  const refusal = refusalFor({ ...command, speed, charge });
  const { arrivalDate, arrivesAt } = deliverySchedule(currencyOf(command.employee), { speed, to }, now);
  return {
    transferSpeed: transferSpeed.toWire(speed),
    ...chargeOnWire(command.amount, charge),
    arrivalDate,
    arrivesAt: arrivesAt.toISOString(),
    available: refusal === undefined,
    ...(refusal ? { unavailableReason: refusal.code } : {}),
  };
}

/** What the figures come to once the transfer is made. */
function outcomeOf(summary: PayPeriodSummary, amount: MinorUnits, { fee, mode }: Charge) {
  const { accessible, expectedNetPay, taken, fees, carriedOver, feesThisYear } = summary;
  const debit = totalDebit({ amount, fee, mode });
  const left = leftOnPayday({
    expectedNetPay,
    alreadyTaken: sum([taken, fees, carriedOver]),
    amount: debit,
    fee: zero,
  });
  return {
    availableAfter: toWire(subtract(accessible, debit)),
    leftOnPayday: toWire(left),
    feesThisYear: toWire(add(feesThisYear, fee)),
  };
}

/** Quotes a transfer and stores the quote, which binds the server until it expires. */
export function previewTransaction(
  context: EmploymentContext & Pick<ApiContext, 'language'>,
  input: WirePreviewInput,
): Promise<WirePreview> {
  const { settings } = context;
  const speed = speedOf(input.transferSpeed);
  const amount = fromWire(input.amount);
  return withPayPeriod(context, async ({ tx, employee, summary, now }) => {
    const instrument = await findInstrument(tx, employee.id, input.instrumentId);
    const priced = { employee, instrument, settings, periodStart: summary.period.startsOn, now };
    const charges = { Instant: await chargeOf(tx, 'Instant', priced), NextDay: noCharge };
    const charge = charges[speed];
    const access = await accessOf({ tx, employee, summary, now }, context);
    const command: Command = {
      employee,
      summary,
      server: context,
      now,
      access,
      instrument,
      amount,
      speed,
      charge,
    };
    const refusal = refusalFor(command);
    if (refusal || !instrument) throw refusal ?? new Refusal('InstrumentNotUsable');
    const currency = currencyOf(employee);
    const to = payoutFor(instrument);
    const travel = deliverySchedule(currency, { speed, to }, now);
    const documents = contractsFor(to);
    const preview = {
      id: randomUUID(),
      expiresAt: quoteExpiry(currency, speed, { now, minutes: settings.previewMinutes }),
      contractIds: documents.map(({ id }) => id),
    };
    await tx.insert(previews).values({
      ...preview,
      ...travel,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      ...chargedColumns(amount, charge),
      transferSpeed: transferSpeed.toWire(speed),
      createdAt: now,
    });
    return {
      previewId: preview.id,
      amount: toWire(amount),
      transferSpeed: transferSpeed.toWire(speed),
      ...chargeOnWire(amount, charge),
      ...outcomeOf(summary, amount, charge),
      arrivalDate: travel.arrivalDate,
      arrivesAt: travel.arrivesAt.toISOString(),
      options: transferSpeed.names.map((name) =>
        optionOf(command, { speed: name, to, charge: charges[name] }, now),
      ),
      contractType: transferContractType,
      contractIds: preview.contractIds,
      contractsAgreed: [
        ...(await agreedInTheseWords(tx, {
          ...{ employeeId: employee.id, documents },
          reader: {
            ...{ employee, language: context.language },
            brandingType: brandingTypeOf(employee.environment),
          },
        })),
      ],
      expiresAt: preview.expiresAt.toISOString(),
    };
  });
}
