import {
  type BankAccountType,
  bankAccountType,
  instrumentKind,
  instrumentSubType,
  type MinorUnits,
  toWire,
} from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { replaceAnswer } from '../../wire/replace-answer.ts';
import type { Instrument } from '../from-wire.ts';
import { moneyKeys } from '../keys.ts';
import { instrumentsQuery } from '../queries.ts';
import { accountChecksContract } from './account-checks-contract.ts';
import { accountsContract } from './accounts-contract.ts';
import { refreshLinked } from './bank-link-queries.ts';
import { chooseFeeCard } from './debit-card-queries.ts';
import type { WireInstruments } from './instrument.ts';

/** A bank account as its owner has typed it: digits only. */
export interface TypedAccount {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
}

/** Puts what the server answered in place of the list that was known. Whether money can be taken may depend on it, so that is asked for again. */
export async function replaceInstruments(
  client: QueryClient,
  api: ApiClient,
  answer: WireInstruments,
): Promise<void> {
  await replaceAnswer(client, instrumentsQuery(api).queryKey, answer);
  void client.invalidateQueries({ queryKey: moneyKeys.funds });
}

/**
 * Adds an account that was typed, once for each idempotency key. The answer is the whole list, for {@link replaceInstruments}. Rejects with
 * ApiError.
 */
export function addAccount(
  api: ApiClient,
  { accountType, ...numbers }: TypedAccount,
  idempotencyKey: string,
): Promise<WireInstruments> {
  return api.client(accountsContract).saveInstrument(
    {
      ...{ id: 0, displayText: '', imageName: 'bank', isDefaultSelected: false },
      instrumentType: instrumentKind.toWire('BankAccount'),
      instrumentSubType: instrumentSubType.toWire('ManualBank'),
      bankAccount: { ...numbers, bankAccountType: bankAccountType.toWire(accountType) },
    },
    { context: { idempotencyKey } },
  );
}

/** An account at the partner's credit union, of the person who asks. */
export interface CreditUnionAccount {
  readonly accountNumber: string;
  /** Name and routing number of the credit union. */
  readonly creditUnion: string;
  readonly routingNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Adds an account at the partner's credit union, once for each idempotency key. The answer is the whole list, for {@link replaceInstruments}.
 * Rejects with ApiError: `CreditUnionAccountNotFound` or `MembershipServicesNeeded` where the credit union refuses it.
 */
export function addCreditUnionAccount(
  api: ApiClient,
  { creditUnion, accountNumber, routingNumber, firstName, lastName }: CreditUnionAccount,
  idempotencyKey: string,
): Promise<WireInstruments> {
  return api.client(accountsContract).saveInstrument(
    {
      ...{ id: 0, displayText: creditUnion, imageName: 'bank', isDefaultSelected: false },
      instrumentType: instrumentKind.toWire('BankAccount'),
      instrumentSubType: instrumentSubType.toWire('None'),
      bankAccount: {
        bankECSFCUAccount: {
          ...{ accountName: creditUnion, displayText: creditUnion, needVerification: false },
          ...{ accountNumber, routingNumber, firstName, lastName },
          bankAccountType: bankAccountType.toWire('PersonalChecking'),
        },
      },
      ...{ isECSFCUBankRequest: true, isPlaidBankRequest: false },
    },
    { context: { idempotencyKey } },
  );
}

/** What is done with an account or card that is there. */
export type InstrumentAction =
  | {
      /** `payFeeWith`: the program fee is paid with this card. */
      readonly kind:
        | 'makeDefault'
        | 'delete'
        | 'sendDeposits'
        | 'payFeeWith'
        | 'beginVerification'
        | 'refresh';
      readonly instrument: Pick<Instrument, 'id' | 'kind'>;
    }
  /** The amounts of the two deposits, in either order. */
  | {
      readonly kind: 'verify';
      readonly instrument: Pick<Instrument, 'id' | 'kind'>;
      readonly amounts: readonly [MinorUnits, MinorUnits];
    };

/** Does something with an account or card. All of it can be repeated without harm. The answer is the whole list, for {@link replaceInstruments}. Rejects with ApiError. */
export function changeInstrument(api: ApiClient, action: InstrumentAction): Promise<WireInstruments> {
  const calls = api.client(accountsContract);
  const { id, kind } = action.instrument;
  const instrumentType = instrumentKind.toWire(kind);
  if (action.kind === 'delete') return calls.deleteInstrument({ id, instrumentType });
  if (action.kind === 'payFeeWith') return chooseFeeCard(api, id);
  if (action.kind === 'beginVerification')
    return api.client(accountChecksContract).verifyInstrument({ instrumentID: id });
  if (action.kind === 'refresh') return refreshLinked(api, id);
  if (action.kind === 'sendDeposits') return calls.performUSBankPennyTest({ instrumentID: id });
  if (action.kind === 'verify') {
    const [first, second] = action.amounts;
    return calls.verifyUSBankPennyTest({
      instrumentID: id,
      firstAmount: toWire(first),
      secondAmount: toWire(second),
    });
  }
  return calls.saveInstrument(
    {
      ...{ id, displayText: '', imageName: '', isDefaultSelected: true },
      instrumentType,
      instrumentSubType: 0,
    },
    // Making it the default twice is the same as once, so a key for each attempt is enough.
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
}

/** The name of the bank with a routing number; null for one that is not known. */
export function bankQuery(api: ApiClient, routingNumber: string) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'bank', routingNumber],
    ask: ({ signal }) => api.client(accountsContract).findBank({ routingNumber }, { signal }),
    read: ({ bankName }) => bankName,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
