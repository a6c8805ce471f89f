import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { OneCard } from './one-card.tsx';
import { CardAgain } from './reverify-card.tsx';

export const title = 'money/accounts/debit-card:titles.again';

/** A card is typed again: one that is in doubt, or the new one of a card that has expired. */
export function AgainScreen() {
  const t = useMoneyTexts();
  return (
    <OneCard title={t('money/accounts/debit-card:titles.again')}>
      {(card) => <CardAgain key={card.id} card={card} />}
    </OneCard>
  );
}

export { AgainScreen as Screen };
