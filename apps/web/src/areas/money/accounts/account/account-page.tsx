import { useParams } from 'react-router-dom';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { OneAccount } from './one-account.tsx';

export const title = 'money/accounts/account:titles.account';

/** One account or card: how it stands, and what can be done with it. */
export function AccountScreen() {
  const t = useMoneyTexts();
  const { id = '' } = useParams();
  return (
    <TaskFrame title={t('money/accounts/account:titles.account')} backTo={pathTo('/ewa/accounts')}>
      <OneAccount id={id} />
    </TaskFrame>
  );
}

export { AccountScreen as Screen };
