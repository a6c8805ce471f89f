import type { WireSaveInstrument } from '@dayfare/api/money/accounts/accounts-contract';
import type { WireDebitCard } from '@dayfare/api/money/accounts/debit-card-contract';
import {
  cardBrand,
  cardProcessor,
  endOfCard,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  instrumentVerification,
  pennyTestLimits,
  processorOf,
} from '@dayfare/domain/money';
import { nameProblem, tidyName } from '@dayfare/domain/validation';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { type ApiContext, type SignedIn, spendProof } from '../../session/index.ts';
import { addInstrument, checkRoom } from '../accounts/add.ts';
import { deleted } from '../accounts/own-accounts.ts';
import { bankAccounts, debitCards } from '../accounts/tables.ts';
import { typedAccount } from '../accounts/typed-account.ts';
import { instruments } from '../core/tables.ts';
import { sendDeposits } from '../penny-test/penny-test.ts';
import type { VaultedCard } from './card-vault.ts';
import { cardExpiryJob } from './expire.ts';
import { requireVault } from './frame.ts';
import { typedCard } from './typed-card.ts';

const brandNames = {
  Visa: 'Visa',
  Master: 'Mastercard',
  AmericanExpress: 'American Express',
  Discover: 'Discover',
  JCB: 'JCB',
  DinersClub: 'Diners Club',
} as const;

/** Refuses cards that can't be linked by any person, with the reason. */
function checkKind({ issuer, isDebit }: VaultedCard): void {
  if (issuer === 'product') throw new Refusal('ProductCardNotAllowed');
  if (issuer === 'usBank') throw new Refusal('UsBankCardNotAllowed');
  if (!isDebit) throw new Refusal('CardNotDebit');
}

async function checkIsNew(tx: Db, employeeId: number, { fingerprint }: VaultedCard): Promise<void> {
  const mine = await tx
    .select({ fingerprint: debitCards.fingerprint })
    .from(debitCards)
    .innerJoin(instruments, eq(instruments.id, debitCards.instrumentId))
    .where(and(eq(instruments.employeeId, employeeId), ne(instruments.status, deleted)));
  // Each is sealed on its own, so they are compared here.
  if (mine.some((one) => one.fingerprint === fingerprint)) throw new Refusal('CardExists');
}

/** Asks the processor. Refuses with CardDeclined, CardAddressMismatch or CardPageUnavailable. */
async function verify(context: Pick<ApiContext, 'cardVault'>, card: WireDebitCard): Promise<void> {
  const answer = await requireVault(context).verify(card.cardToken, card.billingAddress.zipcode);
  if (answer === 'declined') throw new Refusal('CardDeclined');
  if (answer === 'addressMismatch') throw new Refusal('CardAddressMismatch');
  if (answer === 'unreachable') throw new Refusal('CardPageUnavailable');
}

/** What is written of a card, whether or not it takes instant transfers. */
function rowOf({ brand, last4, isInstant }: VaultedCard, nickname: string) {
  return {
    displayText: tidyName(nickname) || brandNames[brand],
    instrumentType: instrumentKind.toWire('Card'),
    instrumentSubType: instrumentSubType.toWire(isInstant ? 'DebitCard' : 'NonInstantCard'),
    imageName: brand.toLowerCase(),
    // Its bank confirms the one; the account behind the other is verified by small deposits.
    status: instrumentStatus.toWire(isInstant ? 'PendingAutomaticVerification' : 'PendingManualVerification'),
    verification: instrumentVerification.toWire(isInstant ? 'NotVerified' : 'Pending'),
    last4,
    instantEligible: isInstant,
    isDefault: false,
    refusesPayouts: false,
  };
}

/**
 * Saves a card that was typed in the frame, in the caller's transaction, with a proof of who asks. It can be used once its bank has confirmed
 * it. One that takes no instant transfers comes with the account behind it, to which deposits are sent. Refuses with whatever stands in the way.
 */
export async function saveCard(context: ApiContext & SignedIn, input: WireSaveInstrument): Promise<void> {
  const { db: tx, employee, clock } = context;
  const { displayText, debitCard: typed } = input;
  const bankAccount = typedAccount(input);
  if (!typed || nameProblem(typed.nameOnCard)) throw new Refusal('InvalidRequest');
  const card = await typedCard(context, typed.cardToken);
  checkKind(card);
  if (!card.isInstant && !bankAccount) throw new Refusal('CardNeedsAccount');
  await checkIsNew(tx, employee.id, card);
  await checkRoom(tx, employee, card.isInstant ? null : bankAccount);
  await verify(context, typed);
  // Last, so that no code is asked for when the request would be refused anyway.
  await spendProof(context, employee.pinToEmail);
  const instrument = await addInstrument(context, employee, rowOf(card, displayText));
  const { id } = instrument;
  await tx.insert(debitCards).values({
    instrumentId: id,
    token: typed.cardToken,
    fingerprint: card.fingerprint,
    brand: cardBrand.toWire(card.brand),
    processor: cardProcessor.toWire(processorOf(card.brand)),
    expiry: card.expiry,
    nameOnCard: tidyName(typed.nameOnCard),
    billingAddress: JSON.stringify(typed.billingAddress),
    paysProgramFee: false,
  });
  await enqueue(tx, {
    kind: cardExpiryJob,
    reference: `${id}:${card.expiry}`,
    dueAt: endOfCard(card.expiry),
  });
  if (card.isInstant || !bankAccount) return;
  const { routingNumber, accountNumber } = bankAccount;
  await tx.insert(bankAccounts).values({ instrumentId: id, routingNumber, accountNumber });
  await sendDeposits(tx, employee, {
    instrument,
    resendsLeft: pennyTestLimits.resends,
    now: clock.now(),
  });
}
