import type { WireSaveInstrument } from '@dayfare/api/money/accounts/accounts-contract';
import {
  bankAccountType,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
} from '@dayfare/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { spendQuota } from '../../../platform/limits/quotas.ts';
import { type ApiContext, employmentOf, type SignedIn, spendProof } from '../../session/index.ts';
import { addInstrument, checkRoom } from '../accounts/add.ts';
import { bankAccounts } from '../accounts/tables.ts';
import { askCreditUnion, creditUnion, hasCreditUnion } from './credit-union.ts';

/** How often a person may ask about an account within a day. More would be guessing. */
const questions = { points: 10, perMs: 24 * 3_600_000 };

/** Counts a question to the credit union. Refuses with DailyLimitReached. To be called outside the transaction, so that a refusal counts. */
export async function countQuestion({ db, clock, employee }: ApiContext & SignedIn): Promise<void> {
  const isAllowed = await spendQuota(db, ['credit-union', employee.id], questions, { now: clock.now() });
  if (!isAllowed) throw new Refusal('DailyLimitReached');
}

/**
 * Adds an account at the partner's credit union, in the caller's transaction. It can be used at once: the credit union says whose it is.
 * Refuses with CreditUnionAccountNotFound, MembershipServicesNeeded, InstrumentExists, TooManyInstruments or ProofRequired.
 */
export async function addMemberAccount(
  context: ApiContext & SignedIn,
  input: WireSaveInstrument,
): Promise<void> {
  const { db: tx, employee } = context;
  const account =
    input.bankAccount && 'bankECSFCUAccount' in input.bankAccount && input.bankAccount.bankECSFCUAccount;
  if (!account || input.id !== 0 || !(await hasCreditUnion(tx, await employmentOf(tx, context))))
    throw new Refusal('InvalidRequest');
  const { accountNumber, routingNumber } = account;
  if (routingNumber !== creditUnion.routingNumber) throw new Refusal('RoutingNumberNotValid');
  await checkRoom(tx, employee, account);
  const answer = await askCreditUnion(tx, employee.id, accountNumber);
  if (answer === 'notFound') throw new Refusal('CreditUnionAccountNotFound');
  if (answer === 'onHold') throw new Refusal('MembershipServicesNeeded');
  await spendProof(context, employee.pinToEmail);
  const added = await addInstrument(context, employee, {
    displayText: creditUnion.name,
    instrumentType: instrumentKind.toWire('BankAccount'),
    instrumentSubType: instrumentSubType.toWire('None'),
    bankAccountType: bankAccountType.toWire('PersonalChecking'),
    imageName: 'bank',
    status: instrumentStatus.toWire('Active'),
    verification: instrumentVerification.toWire('Active'),
    last4: accountNumber.slice(-4),
    ...{ instantEligible: false, isDefault: false, refusesPayouts: false },
  });
  await tx.insert(bankAccounts).values({ instrumentId: added.id, accountNumber, routingNumber });
}
