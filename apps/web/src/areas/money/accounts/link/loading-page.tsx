import { NoAccount } from '../../../../kit/money/accounts/no-account.tsx';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export const title = 'money/accounts/link:titles.link';

/** Where a bank's page leads back to, for users who aren't linking an account; others are redirected before they see it. */
export function Screen() {
  const t = useMoneyTexts();
  return (
    <TaskFrame title={t('money/accounts/link:titles.link')} backTo={pathTo('/ewa/accounts')}>
      <NoAccount title={t('money/accounts/link:lostTitle')} text={t('money/accounts/link:lost')} />
    </TaskFrame>
  );
}
