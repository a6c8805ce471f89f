import { linkOutcomeQuery } from '@dayfare/api/money/accounts/bank-link-queries';
import type { LinkEvent } from '@dayfare/domain/money';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { LinkEnded, reasonOfError } from './link-ended.tsx';
import { SaveLinked } from './save-linked.tsx';

export interface LinkOutcomeProps {
  token: string;
  /** The account that is linked again; 0 for a new one. */
  accountId: number;
  /** What happened at the bank, where this page saw it. Default: what the bank says. */
  events?: readonly LinkEvent[] | undefined;
  /** Starts over. */
  onAgain: () => void;
}

/** What came of the bank's page: an account to save, or why there is none. */
export function LinkOutcome({ token, accountId, events, onAgain }: LinkOutcomeProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const outcome = useQuery(linkOutcomeQuery(api, token));
  return (
    <QueryView
      queries={[outcome]}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('money/accounts/link:outcomeFailed')}
          text={t('money/accounts/link:outcomeFailedText')}
          offlineText={t('money/accounts/link:outcomeOffline')}
        />
      )}
      frame={(content) => (
        <TaskFrame title={t('money/accounts/link:titles.link')} backTo={pathTo('/ewa/accounts')}>
          {content}
        </TaskFrame>
      )}
    >
      {(ended) =>
        ended.kind === 'success' ? (
          <SaveLinked linked={events ? { ...ended, events } : ended} onAgain={onAgain} />
        ) : (
          <LinkEnded
            reason={ended.kind === 'expired' ? 'expired' : reasonOfError(ended.error)}
            events={events ?? ended.events}
            {...{ accountId, onAgain }}
          />
        )
      }
    </QueryView>
  );
}
