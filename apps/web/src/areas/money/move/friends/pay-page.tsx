import { type Friend, friendsQuery } from '@dayfare/api/money/friends/friends-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UnknownTask } from '../../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useWaysOut } from '../../../../kit/money/parts/use-ways-out.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { FindFriend } from './find-friend.tsx';
import { friendMove } from './friend-move.ts';
import { FriendPaid } from './friend-paid.tsx';
import { FriendsView } from './friends-view.tsx';
import { PayForm } from './pay-form.tsx';

export const title = 'money/move/friends:titles.pay';

/** A payment to a friend, from the form to its outcome; one whose answer was lost is settled before anything else is paid. */
export function PayScreen() {
  const { api } = useApp();
  const t = useTexts('money/move/friends');
  const currency = useCurrency() ?? 'USD';
  const { home } = useWaysOut();
  const [query] = useSearchParams();
  const [friend, setFriend] = useState<Friend | null>(null);
  const move = useMove(friendMove);
  const friends = useQuery(friendsQuery(api));
  const frame = { title: t('titles.pay'), backTo: home };
  const loading = <Skeleton shape="row" count={3} isAnnounced />;
  const { receipt, unknown } = move;
  if (receipt) return <FriendPaid receipt={receipt} />;
  if (unknown)
    return (
      <UnknownTask
        move={move}
        currency={currency}
        backTo={home}
        words={{
          title: t('unknownTitle'),
          text: ({ amount, friend }, money) => t('unknown', { amount: money(amount), name: friend.name }),
          ...{ check: t('ask'), checking: t('asking'), notDone: t('notDone') },
        }}
      />
    );
  if (move.isLooking) return <TaskFrame {...frame}>{loading}</TaskFrame>;
  return (
    <FriendsView
      query={friends}
      loading={loading}
      frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}
    >
      {({ sources, payments }) => {
        if (sources.length === 0)
          return (
            <TaskFrame {...frame}>
              <EmptyState title={t('noMoneyTitle')}>{t('noMoney')}</EmptyState>
            </TaskFrame>
          );
        const to = query.get('to') ?? '';
        const known = payments.find((one) => one.friend.code === to)?.friend;
        const whom = friend ?? known;
        return whom ? (
          <PayForm friend={whom} sources={sources} move={move} />
        ) : (
          <FindFriend code={to} onFound={setFriend} />
        );
      }}
    </FriendsView>
  );
}

export { PayScreen as Screen };
