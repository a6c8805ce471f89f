import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { ConfirmCard } from './confirm-card.tsx';
import { OneCard } from './one-card.tsx';

export const title = 'money/accounts/debit-card:titles.confirm';

/** A card's bank is asked to confirm it. */
export function ConfirmScreen() {
  const t = useMoneyTexts();
  return (
    <OneCard title={t('money/accounts/debit-card:titles.confirm')}>
      {(card) => <ConfirmCard key={card.id} card={card} />}
    </OneCard>
  );
}

export { ConfirmScreen as Screen };
