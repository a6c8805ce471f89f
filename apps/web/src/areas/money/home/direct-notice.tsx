import { EmptyState } from '@dayfare/ui/empty-state';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

/** In the balance's place for people who have none, because no employer reports wages of theirs. */
export function DirectNotice() {
  const t = useMoneyTexts();
  return <EmptyState title={t('home.directTitle')}>{t('home.directText')}</EmptyState>;
}
