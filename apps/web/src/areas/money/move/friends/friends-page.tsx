import { friendsQuery } from '@dayfare/api/money/friends/friends-queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';
import { FriendsView } from './friends-view.tsx';
import { MyCode } from './my-code.tsx';
import { Payments } from './payments.tsx';

export const title = 'money/move/friends:titles.friends';

/** Friends to pay, what was paid and received, and the user's own code. A scanned code leads on to paying. */
export function FriendsScreen() {
  const { api } = useApp();
  const t = useTexts('money/move/friends');
  const { home } = useWaysOut();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const to = query.get('to');
  const friends = useQuery(friendsQuery(api));
  if (to !== null) return <Navigate to={pathTo('/card/pay-a-friend-manual', {}, { to: to })} replace />;
  const hasMoney = (friends.data?.sources.length ?? 0) > 0;
  return (
    <TaskFrame
      title={t('titles.friends')}
      backTo={home}
      footer={
        hasMoney && (
          <Button isStretched onPress={() => void navigate(pathTo('/card/pay-a-friend-manual'))}>
            {t('payNew')}
          </Button>
        )
      }
    >
      <FriendsView query={friends} loading={<Skeleton shape="row" count={4} isAnnounced />}>
        {({ myCode, sources, payments }) => (
          <>
            {sources.length === 0 && <EmptyState title={t('noMoneyTitle')}>{t('noMoney')}</EmptyState>}
            <Payments payments={payments} isPayable={sources.length > 0} />
            <MyCode code={myCode} />
          </>
        )}
      </FriendsView>
    </TaskFrame>
  );
}

export { FriendsScreen as Screen };
