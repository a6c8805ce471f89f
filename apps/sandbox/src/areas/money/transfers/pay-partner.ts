import {
  type InstrumentKind,
  instrumentKind,
  instrumentStatus,
  type MinorUnits,
  transferSpeed,
} from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Inserts } from '../../../platform/db/together.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { acceptanceInserts, documentsWith } from '../../contracts/index.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';
import { openInstrument } from '../accounts/open-instrument.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { spendLargeProof } from '../core/large-transfer.ts';
import { currencyOf } from '../core/owner.ts';
import { type Instrument, instruments, type Transaction } from '../core/tables.ts';
import { chargedColumns, noCharge } from '../pricing/charge.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';
import { accessOf } from './access.ts';
import { refusalFor } from './rules.ts';
import { writeTransfer } from './write-transfer.ts';

/** A partner that is paid from pay without being one of the places that a person chooses. */
export interface Partner {
  readonly kind: InstrumentKind;
  readonly displayText: string;
  /** Tells partners of one kind apart. */
  readonly imageName: string;
}

/** What payments of a person to a partner go to. It is opened with the first one, and again after it was closed; no list of accounts shows it. */
export async function partnerAccount(
  tx: Db,
  employeeId: number,
  { kind, displayText, imageName }: Partner,
): Promise<Instrument> {
  const [known] = await tx
    .select()
    .from(instruments)
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        eq(instruments.instrumentType, instrumentKind.toWire(kind)),
        eq(instruments.imageName, imageName),
        eq(instruments.isGoal, true),
        eq(instruments.status, instrumentStatus.toWire('Active')),
      ),
    );
  return known ?? openInstrument(tx, employeeId, { kind, displayText, imageName, isGoal: true });
}

/** An amount of pay for a partner. */
interface PartnerPayment {
  readonly amount: MinorUnits;
  readonly account: Instrument;
  readonly contractIds: number[];
  /** What is written with it. */
  readonly also: (transaction: Transaction) => Inserts;
}

/** Takes an amount from pay for a partner. Without a job that hands it over, the amount is only held. */
export async function takeForPartner(
  money: MoneyWork,
  { amount, account, contractIds, also }: PartnerPayment,
): Promise<Transaction> {
  const { employee, now } = money;
  const { transaction } = await writeTransfer(
    money,
    {
      ...deliverySchedule(currencyOf(employee), { speed: 'Instant', to: 'biller' }, now),
      ...{ id: null, employeeId: employee.id, employmentId: employee.employmentId, contractIds },
      ...{ instrumentId: account.id, ...chargedColumns(amount, noCharge) },
      ...{ transferSpeed: transferSpeed.toWire('Instant'), createdAt: now, expiresAt: now },
    },
    {
      place: { instrument: account, destination: { kind: 'name', name: account.displayText, last4: '' } },
      also,
    },
  );
  return transaction;
}

/**
 * Takes an amount from pay for a partner under every rule of transfers, and keeps what was agreed to. Refuses with ContractNotAccepted, and for
 * the reasons that transfers are refused for.
 */
export async function payPartner(
  money: MoneyWork,
  context: ApiContext & SignedIn,
  { accepted, ...payment }: PartnerPayment & { readonly accepted: readonly number[] },
): Promise<Transaction> {
  const { tx, employee, summary, now } = money;
  const { amount, account, contractIds } = payment;
  if (!contractIds.every((id) => accepted.includes(id))) throw new Refusal('ContractNotAccepted');
  const refusal = refusalFor({
    ...{ employee, summary, server: context, now, instrument: account, amount, speed: 'Instant' },
    charge: noCharge,
    access: await accessOf(money, context, { isPromised: true }),
  });
  if (refusal) throw refusal;
  // Last, so that no code is asked for when the request would be refused anyway.
  await spendLargeProof(
    { ...context, db: tx, employee },
    {
      ...{ amount, payee: `instrument:${account.id}`, to: account.displayText },
      sent: summary.sentTodayByPerson,
    },
  );
  const documents = documentsWith(contractIds);
  const reader = {
    ...{ employee, language: context.language, brandingType: brandingTypeOf(employee.environment) },
  };
  return takeForPartner(money, {
    ...payment,
    also: (made) => ({
      ...payment.also(made),
      ...acceptanceInserts(tx, { employeeId: employee.id, documents, reader, reference: made.id, at: now }),
    }),
  });
}
