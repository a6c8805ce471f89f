import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { type QueryAnswer, QueryView } from '../../../platform/queries/query-view.tsx';

export interface QuestionsViewProps<Data> {
  query: QueryAnswer<Data>;
  children: (data: Exclude<Data, undefined>) => ReactNode;
}

/** Questions once they are there, or why they are not. */
export function QuestionsView<Data>({ query, children }: QuestionsViewProps<Data>) {
  const t = useTexts('help/faqs');
  return (
    <QueryView
      queries={[query]}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('loadFailed')}
          text={t('loadFailedText')}
          offlineText={t('offlineText')}
          headingLevel={2}
        />
      )}
    >
      {children}
    </QueryView>
  );
}
