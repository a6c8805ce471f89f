import { EmptyState } from '@dayfare/ui/empty-state';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { CallSupport } from '../../../platform/failures/call-support.tsx';

/** Replaces the balance for people without one, because no employer reports their wages. */
export function DirectNotice() {
  const t = useMoneyTexts();
  return (
    <EmptyState illustration="not-now" title={t('home.directTitle')} action={<CallSupport align="center" />}>
      {t('home.directText')}
    </EmptyState>
  );
}
