import { EmptyState } from '@dayfare/ui/empty-state';
import { useTexts } from '../../i18n/use-texts.ts';

/** In the balance's place for people who have none, because no employer reports wages of theirs. */
export function DirectNotice() {
  const t = useTexts('money');
  return <EmptyState title={t('home.directTitle')}>{t('home.directText')}</EmptyState>;
}
