import type { Friends } from '@dayfare/api/money/friends/friends-queries';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';

export interface FriendsViewProps {
  query: UseQueryResult<Friends>;
  loading: ReactNode;
  /** Renders the page around what loads or failed. Default: nothing around it. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  children: (friends: Friends) => ReactNode;
}

/** What needs a person's friends: while they load, and if they can't be loaded. */
export function FriendsView({ query, loading, frame, children }: FriendsViewProps) {
  const t = useTexts('money/move/friends');
  return (
    <QueryView
      queries={[query]}
      loading={loading}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offlineText')} />
      )}
      frame={frame}
    >
      {(friends) => children(friends)}
    </QueryView>
  );
}
