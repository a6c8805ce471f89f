import { friendFundsQuery } from '@dayfare/api/money/friends-queries';
import { type Move, type MoveReceipt, sourcesQuery } from '@dayfare/api/money/instrument-money-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { AccountsView } from '../accounts/accounts-view.tsx';
import { NoAccount } from '../accounts/no-account.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { usePerson } from '../parts/use-person.ts';
import { accountPath, accountsPath } from '../view/steps.ts';
import { keptMove } from './kept-move.ts';
import { MoveDone } from './move-done.tsx';
import { MoveForm } from './move-form.tsx';
import { moveSources } from './move-sources.ts';
import { MoveUnknown } from './move-unknown.tsx';

export const title = 'money/move:titles.move';

/** Money moves into an account from what else we hold; a move whose answer was lost is settled first. */
export function MoveScreen() {
  const t = useMoneyTexts();
  const [query] = useSearchParams();
  const to = Number(query.get('to'));
  return (
    <AccountsView
      frame={(content) => (
        <AccountFrame title={t('money/move:titles.move')} backTo={accountsPath}>
          {content}
        </AccountFrame>
      )}
    >
      {(accounts) => {
        const account = accounts.find(({ id, status }) => id === to && status === 'Active');
        return account ? (
          <MoveInto key={to} account={account} accounts={accounts} />
        ) : (
          <AccountFrame title={t('money/move:titles.move')} backTo={accountsPath}>
            <NoAccount
              title={t('money/accounts:account.missingTitle')}
              text={t('money/accounts:account.missing')}
            />
          </AccountFrame>
        );
      }}
    </AccountsView>
  );
}

function MoveInto({ account, accounts }: { account: Instrument; accounts: readonly Instrument[] }) {
  const { api, unfinished } = useApp();
  const t = useMoneyTexts();
  const { userId } = usePerson();
  const [receipt, setReceipt] = useState<MoveReceipt | null>(null);
  // The page's own, beside the device's: a browser may store nothing.
  const [lost, setLost] = useState<Move | null>(null);
  const sources = useQuery(sourcesQuery(api, account.id));
  const friends = useQuery(friendFundsQuery(api));
  const kept = useQuery({
    queryKey: ['money', 'kept-move', userId],
    queryFn: () => keptMove(unfinished, userId),
    // The device's own: it answers without a network, and only its newest answer counts.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const frame = { title: t('money/move:titles.move'), backTo: accountPath(account.id) };
  if (receipt) return <MoveDone receipt={receipt} accounts={accounts} />;
  return (
    <QueryView
      queries={[sources, friends, kept]}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('money/move:loadFailed')}
          text={t('money/move:loadFailedText')}
          offlineText={t('money/move:loadOffline')}
        />
      )}
      frame={(content) => <AccountFrame {...frame}>{content}</AccountFrame>}
    >
      {(all, fromFriends, stored) => {
        const unknown = lost ?? stored;
        if (unknown)
          return (
            <MoveUnknown
              move={unknown}
              onEnd={(end) => {
                setLost(null);
                if (end) setReceipt(end);
                else void kept.refetch();
              }}
            />
          );
        if (all.length === 0)
          return (
            <AccountFrame {...frame}>
              <EmptyState title={t('money/move:emptyTitle')}>{t('money/move:empty')}</EmptyState>
            </AccountFrame>
          );
        return (
          <MoveForm
            account={account}
            sources={moveSources(all, fromFriends)}
            onDone={setReceipt}
            onUnknown={setLost}
          />
        );
      }}
    </QueryView>
  );
}

export { MoveScreen as Screen };
