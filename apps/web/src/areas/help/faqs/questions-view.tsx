import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { type QueryAnswer, QueryView } from '../../../platform/queries/query-view.tsx';

export interface QuestionsViewProps<Data> {
  query: QueryAnswer<Data>;
  /** A skeleton in the shape of what is asked for. Default: many rows. */
  loading?: ReactNode | undefined;
  /** Stands in where what is asked for isn't there. Default: that it couldn't be loaded. */
  unknown?: ReactNode | undefined;
  children: (data: Exclude<Data, undefined>) => ReactNode;
}

/** Questions once they are there, or why they are not. */
export function QuestionsView<Data>({ query, loading, unknown, children }: QuestionsViewProps<Data>) {
  const t = useTexts('help/faqs');
  return (
    <QueryView
      queries={[query]}
      // Longer than a phone is high, so that nothing below moves in sight when the questions come.
      loading={loading ?? <Skeleton shape="row" count={12} isAnnounced />}
      failed={(problem) =>
        unknown && problem.failure.kind === 'refused' ? (
          unknown
        ) : (
          <LoadProblem
            {...problem}
            title={t('loadFailed')}
            text={t('loadFailedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )
      }
    >
      {children}
    </QueryView>
  );
}
