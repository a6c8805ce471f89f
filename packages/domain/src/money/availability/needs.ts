import type { InstrumentCondition } from '../accounts/condition.ts';
import { isPositive, type MinorUnits } from '../amounts/amount.ts';
import type { AvailabilityReason } from '../enums/availability-reason.ts';
import type { BalanceReason } from './balance-state.ts';

/** What someone does so that there is somewhere to send money; `wait` where others are at it. */
export type AccountNeed = 'add' | 'connect' | 'check' | 'wait';

/** What stands between someone and their money, in the order in which it is told. */
export interface Need {
  readonly name: 'hours' | 'account' | 'agreement' | 'opening' | 'money';
  /** `todo` is for the person to do, `waiting` for others, and `later` comes by itself after the rest. */
  readonly state: 'done' | 'todo' | 'waiting' | 'later';
}

/** What the person does next. */
export type NextStep = Exclude<AccountNeed, 'wait'> | 'agreement' | 'proof' | 'resume' | 'keep' | 'call';

/** What is needed, and what of it the person does next; null for nothing. */
export interface Needs {
  /** Empty where it would tell nothing that the reason does not. */
  readonly list: readonly Need[];
  readonly account: AccountNeed | null;
  readonly next: NextStep | null;
}

/** What the needs are worked out from. */
export interface NeedFacts {
  readonly why: BalanceReason;
  /** Earned in the pay period. */
  readonly earned: MinorUnits;
  /** How each account and card stands that wages can be sent to. */
  readonly accounts: readonly InstrumentCondition[];
  /** Whether the missing agreement is known, so that it can be read. */
  readonly isAgreementKnown: boolean;
}

const others: ReadonlySet<InstrumentCondition> = new Set(['checking', 'checkingAtBank', 'inReview']);

const accountReasons: ReadonlySet<AvailabilityReason> = new Set([
  'NoInstrument',
  'InstrumentNotVerified',
  'InstrumentDisconnected',
]);

/** Nothing about the accounts changes these. */
const byPhone: ReadonlySet<AvailabilityReason> = new Set([
  'UserSuspended',
  'EWADeactivated',
  'StateNotSupported',
  'Unknown',
]);

function accountNeedOf(
  reason: AvailabilityReason,
  accounts: readonly InstrumentCondition[],
): AccountNeed | null {
  if (reason === 'NoInstrument') return 'add';
  if (reason === 'InstrumentDisconnected') return 'connect';
  const isNamed = reason === 'InstrumentNotVerified';
  if (!isNamed && accounts.includes('usable')) return null;
  const there = accounts.filter((one) => one !== 'usable' && one !== 'closed' && one !== 'leaving');
  if (there.length === 0) return isNamed ? 'check' : 'add';
  if (!isNamed && there.includes('linkExpired')) return 'connect';
  return there.every((one) => others.has(one)) ? 'wait' : 'check';
}

const nothing: Needs = { list: [], account: null, next: null };
const only = (next: NextStep): Needs => ({ ...nothing, next });

/** Works out what someone still lacks who can take nothing, and the one thing to do next. */
export function needsOf({ why, earned, accounts, isAgreementKnown }: NeedFacts): Needs {
  if (why.kind !== 'closed') return nothing;
  const { reason, own } = why;
  if (own === 'pause') return only('resume');
  if (own) return own === 'closing' ? only('keep') : nothing;
  if (reason === 'UserTerminated') return nothing;
  if (byPhone.has(reason)) return only('call');
  if (reason === 'DeductionNotCleared') return only('proof');
  const hasToAgree = reason === 'ContractNotAccepted';
  if (hasToAgree && !isAgreementKnown) return only('call');
  const account = accountNeedOf(reason, accounts);
  if (!account && !hasToAgree) return nothing;
  const hasHours = isPositive(earned);
  const isOpening = !hasToAgree && !accountReasons.has(reason) && hasHours;
  const list: Need[] = [
    { name: 'hours', state: hasHours ? 'done' : 'waiting' },
    { name: 'account', state: !account ? 'done' : account === 'wait' ? 'waiting' : 'todo' },
    ...(hasToAgree ? [{ name: 'agreement', state: 'todo' } as const] : []),
    ...(isOpening ? [{ name: 'opening', state: 'waiting' } as const] : []),
    { name: 'money', state: 'later' },
  ];
  const toDo = account && account !== 'wait' ? account : null;
  return { list: inOrder(list), account, next: toDo ?? (hasToAgree ? 'agreement' : null) };
}

const rank = { done: 0, todo: 1, waiting: 2, later: 3 } as const satisfies Record<Need['state'], number>;

/** What is done comes first, then what the person does, then what others do. */
const inOrder = (list: readonly Need[]) => list.toSorted((one, other) => rank[one.state] - rank[other.state]);
