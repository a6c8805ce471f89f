import { createHmac } from 'node:crypto';
import {
  accountsContract,
  type WireSaveInstrument,
  type WireTypedAccount,
} from '@dayfare/api/money/accounts/accounts-contract';
import type { WireInstruments } from '@dayfare/api/money/contract';
import {
  bankAccountType,
  destinationRules,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
  pennyTestLimits,
} from '@dayfare/domain/money';
import { accountNumberProblem, routingNumberProblem } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, type Employee, type SignedIn, spendProof } from '../../session/index.ts';
import { addInstrument, checkRoom } from '../accounts/add.ts';
import { bankImageOf, bankNameOf } from '../accounts/banks.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import { bankAccounts } from '../accounts/tables.ts';
import { typedAccount } from '../accounts/typed-account.ts';
import { saveLinked } from '../bank-link/save-linked.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { payoutFor } from '../core/movement.ts';
import { currencyOf, lockEmployee } from '../core/owner.ts';
import { instruments } from '../core/tables.ts';
import { addMemberAccount, countQuestion } from '../credit-union/add-member-account.ts';
import { saveCard } from '../debit-card/save-card.ts';
import { countTries, isDeclinedCard } from '../debit-card/tries.ts';
import { sendDeposits } from '../penny-test/penny-test.ts';

/** The end of an account number that this bank knows nothing of: for trying out what happens then. */
const unknownAtBank = '0000';

/** Refuses numbers that no bank gives out: with `RoutingNumberNotValid` or `AccountNumberNotValid`. */
function check({ routingNumber, accountNumber }: WireTypedAccount, employee: Employee): void {
  const country = currencyOf(employee) === 'CAD' ? 'CA' : 'US';
  if (routingNumberProblem(routingNumber, country)) throw new Refusal('RoutingNumberNotValid');
  if (accountNumberProblem(accountNumber)) throw new Refusal('AccountNumberNotValid');
}

async function addTyped(context: ApiContext & SignedIn, input: WireSaveInstrument): Promise<void> {
  const { db: tx, clock, employee } = context;
  const typed = typedAccount(input);
  const accountType = typed && bankAccountType.fromWire(typed.bankAccountType);
  if (!typed || !accountType || instrumentKind.fromWire(input.instrumentType) !== 'BankAccount')
    throw new Refusal('InvalidRequest');
  check(typed, employee);
  await checkRoom(tx, employee, typed);
  // Last, so that no code is asked for when the request would be refused anyway.
  await spendProof(context, employee.pinToEmail);
  const { accountNumber, routingNumber, bankAccountType: type } = typed;
  const last4 = accountNumber.slice(-4);
  const instrument = await addInstrument(context, employee, {
    displayText: input.displayText || (bankNameOf(routingNumber) ?? ''),
    instrumentType: input.instrumentType,
    instrumentSubType: instrumentSubType.toWire('ManualBank'),
    bankAccountType: type,
    imageName: bankImageOf(routingNumber),
    status: instrumentStatus.toWire('PendingManualVerification'),
    verification: instrumentVerification.toWire('Pending'),
    last4,
    instantEligible: false,
    isDefault: false,
    refusesPayouts: last4 === unknownAtBank,
  });
  await tx.insert(bankAccounts).values({ instrumentId: instrument.id, accountNumber, routingNumber });
  await sendDeposits(tx, employee, {
    instrument,
    resendsLeft: pennyTestLimits.resends,
    now: clock.now(),
  });
}

function saveTypedCard(context: ApiContext & SignedIn, input: WireSaveInstrument): Promise<void> {
  const typed = typedAccount(input);
  if (typed) check(typed, context.employee);
  return saveCard(context, input);
}

/** Makes an account or a card the one that is chosen first. Refuses with InstrumentNotUsable for anything else, and while nothing can be sent there. */
async function makeDefault(tx: Db, employeeId: number, id: number): Promise<void> {
  const instrument = await requireInstrument(tx, employeeId, id);
  const isActive = instrumentStatus.fromWire(instrument.status) === 'Active';
  if (!isActive || !destinationRules[payoutFor(instrument)].canBeDefault)
    throw new Refusal('InstrumentNotUsable');
  await tx.update(instruments).set({ isDefault: false }).where(eq(instruments.employeeId, employeeId));
  await tx.update(instruments).set({ isDefault: true }).where(eq(instruments.id, id));
}

/** Adds an account, once for each idempotency key and with a proof of who asks, or makes one the default. Gives what there is then. */
export async function saveInstrument(
  context: ApiContext & SignedIn,
  input: WireSaveInstrument,
): Promise<WireInstruments> {
  const { clock, employee: asking, secret } = context;
  if (input.isECSFCUBankRequest) await countQuestion(context);
  const save = () =>
    keyedMove(accountsContract.saveInstrument, context, {
      // Keyed: an account number is short enough to be found from a plain hash.
      body: createHmac('sha256', secret).update(JSON.stringify(input)).digest('base64url'),
      locks: (tx) => lockEmployee(tx, asking.id),
      work: async (tx, employee) => {
        const { id, publicToken } = input;
        const within = { ...context, db: tx, employee };
        if (input.isECSFCUBankRequest) await addMemberAccount(within, input);
        else if (input.debitCard && id === 0) await saveTypedCard(within, input);
        else if (input.isPlaidBankRequest && publicToken) await saveLinked(within, { id, publicToken });
        else if (id === 0) await addTyped(within, input);
        else await makeDefault(tx, employee.id, id);
        return listInstruments(tx, employee.id, clock.now());
      },
    });
  // What a transaction refuses leaves no trace, so declined cards are counted around it.
  const isDeclined = (outcome: object) => 'error' in outcome && isDeclinedCard(outcome.error);
  return input.debitCard ? countTries(context, isDeclined, save) : save();
}
