import { cardTransactionQuery } from '@dayfare/api/card/activity-queries';
import { cardQuery } from '@dayfare/api/card/queries';
import { isCurrency } from '@dayfare/domain/money';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { TransactionFacts } from './transaction-facts.tsx';

export const title = 'card/transaction:titles.page';

/** One transaction of the card. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('card/transaction');
  const { id = '' } = useParams();
  const card = useQuery(cardQuery(api));
  const cardId = card.data?.id ?? 0;
  const transaction = useQuery({ ...cardTransactionQuery(api, cardId, id), enabled: cardId > 0 });
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/card/home')}>
      <QueryView
        queries={[card, transaction]}
        loading={<Skeleton shape="row" count={4} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
      >
        {(known, found) =>
          isCurrency(found.currency) && (
            <TransactionFacts cardId={known.id} transaction={found} currency={found.currency} />
          )
        }
      </QueryView>
    </TaskFrame>
  );
}
