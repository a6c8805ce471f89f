import type { Instrument } from '@dayfare/api/money/queries';
import { holdsMoney, type MinorUnits, zero } from '@dayfare/domain/money';
import { isAccount, isUsable } from '../../../kit/money/format/instruments.ts';
import { amountOf } from '../../../kit/money/format/limits.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** How money gets to a place: when it is there, and what that costs. */
export interface Way {
  readonly words: 'atOnceFree' | 'nextDayFree' | 'atOnceFee';
  readonly fee: MinorUnits;
  readonly isAtOnce: boolean;
}

const canTake = (place: Instrument) =>
  (holdsMoney(place) && place.status === 'Active') ||
  (isUsable(place) && isAccount(place) && (place.kind === 'BankAccount' || place.isInstantEligible));

/** Where money of a goal can go: the free ways first, and what each costs. */
export function useWithdrawalWays() {
  const { startup } = useApp();
  const { value } = useCell(startup.configuration);
  const wayOf = (place: Instrument): Way => {
    if (holdsMoney(place)) return { words: 'atOnceFree', fee: zero, isAtOnce: true };
    if (place.kind === 'BankAccount') return { words: 'nextDayFree', fee: zero, isAtOnce: false };
    return { words: 'atOnceFee', fee: amountOf(value('TransferMoneyFeeAmount'), zero), isAtOnce: true };
  };
  const choose = (all: readonly Instrument[]): readonly Instrument[] =>
    all.filter(canTake).toSorted((a, b) => wayOf(a).fee - wayOf(b).fee);
  return { choose, wayOf };
}
