import type { CardTransaction } from '@dayfare/api/card/activity-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import type { TransactionItem } from '@dayfare/ui/patterns/transaction-list';
import { ArrowLeftRight, Banknote, CircleX, Receipt, ShoppingBag } from 'lucide-react';
import { dayOf, shortDayWords } from '../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

const icons = {
  purchase: ShoppingBag,
  decline: CircleX,
  load: Banknote,
  move: ArrowLeftRight,
  fee: Receipt,
} as const satisfies Record<CardTransaction['kind'], unknown>;

/** Returns a function that gives a transaction of the card as a row of a list. */
export function useTransactionRow(currency: CurrencyCode): (transaction: CardTransaction) => TransactionItem {
  const t = useTexts('card/home');
  const { language, timeZone } = useMoneyView(currency);
  return ({ id, kind, merchant, amount, at }) => {
    const date = dayOf(at, timeZone);
    const isDecline = kind === 'decline';
    return {
      ...{ id, date, minor: amount, icon: icons[kind] },
      title: merchant || t(`kinds.${kind}`),
      subtitle: [shortDayWords(date, language), merchant !== '' && !isDecline && t(`kinds.${kind}`)]
        .filter(Boolean)
        .join(' · '),
      status: isDecline ? 'failed' : 'settled',
      // Money that was paid with a card has arrived nowhere of the person’s.
      statusLabel: isDecline ? t('kinds.decline') : t('settled'),
      href: pathTo('/card/transactions/:id', { id }),
    };
  };
}
