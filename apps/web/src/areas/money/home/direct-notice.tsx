import { EmptyState } from '@dayfare/ui/empty-state';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';

/** Replaces the balance for people without one, because no employer reports their wages. */
export function DirectNotice() {
  const t = useMoneyTexts();
  return (
    <EmptyState illustration="not-now" title={t('home.directTitle')}>
      {t('home.directText')}
    </EmptyState>
  );
}
