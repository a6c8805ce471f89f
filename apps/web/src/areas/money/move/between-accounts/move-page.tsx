import { friendFundsQuery } from '@dayfare/api/money/friends/friends-queries';
import { sourcesQuery } from '@dayfare/api/money/moves/moves-queries';
import type { Instrument } from '@dayfare/api/money/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { AccountsView } from '../../../../kit/money/accounts/accounts-view.tsx';
import { NoAccount } from '../../../../kit/money/accounts/no-account.tsx';
import { UnknownTask } from '../../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../../kit/money/move/use-move.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { betweenMove } from './between-move.ts';
import { MoveDone } from './move-done.tsx';
import { MoveForm } from './move-form.tsx';
import { moveSources } from './move-sources.ts';

export const title = 'money/move/between-accounts:titles.move';

/** Money moves into an account from what else we hold; a move whose answer was lost is settled first. */
export function MoveScreen() {
  const t = useMoneyTexts();
  const [query] = useSearchParams();
  const to = Number(query.get('to'));
  return (
    <AccountsView
      frame={(content) => (
        <TaskFrame title={t('money/move/between-accounts:titles.move')} backTo={pathTo('/ewa/accounts')}>
          {content}
        </TaskFrame>
      )}
    >
      {(accounts) => {
        const account = accounts.find(({ id, status }) => id === to && status === 'Active');
        return account ? (
          <MoveInto key={to} account={account} accounts={accounts} />
        ) : (
          <TaskFrame title={t('money/move/between-accounts:titles.move')} backTo={pathTo('/ewa/accounts')}>
            <NoAccount
              title={t('kit/money/accounts:account.missingTitle')}
              text={t('kit/money/accounts:account.missing')}
            />
          </TaskFrame>
        );
      }}
    </AccountsView>
  );
}

function MoveInto({ account, accounts }: { account: Instrument; accounts: readonly Instrument[] }) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const currency = useCurrency() ?? 'USD';
  const move = useMove(betweenMove);
  const sources = useQuery(sourcesQuery(api, account.id));
  const friends = useQuery(friendFundsQuery(api));
  const frame = {
    title: t('money/move/between-accounts:titles.move'),
    backTo: pathTo('/ewa/accounts/:id', { id: account.id }),
  };
  const { receipt, unknown } = move;
  if (receipt) return <MoveDone receipt={receipt} accounts={accounts} />;
  if (unknown)
    return (
      <UnknownTask
        move={move}
        currency={currency}
        backTo={pathTo('/ewa/accounts')}
        words={{
          title: t('money/move/between-accounts:unknownTitle'),
          text: (sent, money) => t('money/move/between-accounts:unknown', { amount: money(sent.amount) }),
          check: t('money/move/between-accounts:ask'),
          checking: t('money/move/between-accounts:asking'),
          notDone: t('money/move/between-accounts:notMoved'),
        }}
      />
    );
  return (
    <QueryView
      queries={[sources, friends]}
      isWaiting={move.isLooking}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('money/move/between-accounts:loadFailed')}
          text={t('money/move/between-accounts:loadFailedText')}
          offlineText={t('money/move/between-accounts:loadOffline')}
        />
      )}
      frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}
    >
      {(all, fromFriends) => {
        if (all.length === 0)
          return (
            <TaskFrame {...frame}>
              <EmptyState title={t('money/move/between-accounts:emptyTitle')}>
                {t('money/move/between-accounts:empty')}
              </EmptyState>
            </TaskFrame>
          );
        return <MoveForm account={account} sources={moveSources(all, fromFriends)} move={move} />;
      }}
    </QueryView>
  );
}

export { MoveScreen as Screen };
