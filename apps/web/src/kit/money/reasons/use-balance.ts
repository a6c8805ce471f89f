import type { AvailableFunds } from '@dayfare/api/money/queries';
import { type BalanceState, balanceState, type IsoDate } from '@dayfare/domain/money';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { minimumOf } from '../format/limits.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { type BalanceWords, balanceWords } from './balance-words.ts';

/** How much can be taken now, and why it is that much. */
export interface Balance extends BalanceState {
  /** Whether something can be taken. */
  readonly isOpen: boolean;
  readonly words: BalanceWords;
}

/** What can be taken now and why it is that much, in words; null while unknown. Everything that shows the number takes both from here. */
export function useBalance(funds: AvailableFunds, payday: IsoDate | null): Balance;
export function useBalance(funds: AvailableFunds | undefined, payday: IsoDate | null): Balance | null;
export function useBalance(funds: AvailableFunds | undefined, payday: IsoDate | null): Balance | null {
  const view = useMoneyView(funds?.currency ?? 'USD');
  const minimum = minimumOf(useCell(useApp().startup.configuration));
  if (!funds) return null;
  const state = balanceState({ ...funds, minimum });
  return { ...state, isOpen: state.now > 0, words: balanceWords(view, { state, funds, payday }) };
}
