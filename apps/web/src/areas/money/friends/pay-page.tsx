import {
  type Friend,
  type FriendPayment,
  type FriendReceipt,
  friendsQuery,
} from '@dayfare/api/money/friends-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { useWaysOut } from '../credit-union/use-ways-out.ts';
import { usePerson } from '../parts/use-person.ts';
import { FindFriend } from './find-friend.tsx';
import { FriendPaid } from './friend-paid.tsx';
import { FriendsView } from './friends-view.tsx';
import { keptPayment } from './kept-payment.ts';
import { PayForm } from './pay-form.tsx';
import { PayUnknown } from './pay-unknown.tsx';

export const title = 'money/friends:titles.pay';

/** Whom, how much, and what came of it; a payment whose answer was lost is settled before anything else is paid. */
export function PayScreen() {
  const { api, unfinished } = useApp();
  const t = useTexts('money/friends');
  const { home } = useWaysOut();
  const { userId } = usePerson();
  const [query] = useSearchParams();
  const [friend, setFriend] = useState<Friend | null>(null);
  const [receipt, setReceipt] = useState<FriendReceipt | null>(null);
  // The page's own, beside the device's: a browser may store nothing.
  const [lost, setLost] = useState<FriendPayment | null>(null);
  const friends = useQuery(friendsQuery(api));
  const kept = useQuery({
    queryKey: ['money', 'kept-friend', userId],
    queryFn: () => keptPayment(unfinished, userId),
    // The device's own: it answers without a network, and only its newest answer counts.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const frame = { title: t('titles.pay'), backTo: home };
  const loading = <Skeleton shape="row" count={3} isAnnounced />;
  if (receipt) return <FriendPaid receipt={receipt} />;
  const unknown = lost ?? kept.data;
  if (unknown)
    return (
      <PayUnknown
        payment={unknown}
        onEnd={(end) => {
          setLost(null);
          if (end) setReceipt(end);
          else void kept.refetch();
        }}
      />
    );
  return (
    <FriendsView
      query={friends}
      loading={loading}
      frame={(content) => <AccountFrame {...frame}>{content}</AccountFrame>}
    >
      {({ sources, payments }) => {
        if (sources.length === 0)
          return (
            <AccountFrame {...frame}>
              <EmptyState title={t('noMoneyTitle')}>{t('noMoney')}</EmptyState>
            </AccountFrame>
          );
        const to = query.get('to') ?? '';
        const known = payments.find((one) => one.friend.code === to)?.friend;
        const whom = friend ?? known;
        return whom ? (
          <PayForm friend={whom} sources={sources} onDone={setReceipt} onUnknown={setLost} />
        ) : (
          <FindFriend code={to} onFound={setFriend} />
        );
      }}
    </FriendsView>
  );
}

export { PayScreen as Screen };
