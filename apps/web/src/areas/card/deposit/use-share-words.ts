import type { DepositShare } from '@dayfare/domain/card';
import type { CurrencyCode } from '@dayfare/domain/money';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Says what a share of a paycheck is, and where the rest goes. */
export function useShareWords(currency: CurrencyCode) {
  const t = useTexts('card/deposit');
  const { money } = useMoneyView(currency);
  return (share: DepositShare): { readonly name: string; readonly rest: string } => {
    if (share.split === 'EntirePaycheck') return { name: t('words.all'), rest: t('words.allRest') };
    if (share.by === 'Amount') {
      const amount = money(share.amount);
      return { name: t('words.amount', { amount }), rest: t('words.amountRest', { amount }) };
    }
    const [percent, rest] = [String(share.percent), String(100 - share.percent)];
    return { name: t('words.percent', { percent }), rest: t('words.percentRest', { percent, rest }) };
  };
}
