import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountList } from './account-list.tsx';

/** The account's pages beside the one on screen, in a wide window. */
export default function AccountColumn() {
  const t = useTexts('app');
  return (
    <nav aria-label={t('account.open')}>
      <AccountList />
    </nav>
  );
}
