import { type DirectDeposit, depositQuery } from '@dayfare/api/card/deposit-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { CardTask } from '../parts/card-view.tsx';

export interface DepositTaskProps {
  title: string;
  /** Where the way back leads until the page is there. Default: the card's home. */
  backTo?: string | undefined;
  children: (deposit: DirectDeposit) => ReactNode;
}

/** A page about the direct deposit to a card that can have one. `children` has a frame of its own. */
export function DepositTask({ title, backTo, children }: DepositTaskProps) {
  return (
    <CardTask title={title} backTo={backTo} needs="deposit">
      {({ id }) => (
        <Loaded cardId={id} title={title} backTo={backTo}>
          {children}
        </Loaded>
      )}
    </CardTask>
  );
}

function Loaded({ cardId, title, backTo = '/card/home', children }: DepositTaskProps & { cardId: number }) {
  const { api } = useApp();
  const t = useTexts('card/deposit');
  const deposit = useQuery(depositQuery(api, cardId));
  return (
    <QueryView
      queries={[deposit]}
      frame={(content) => (
        <TaskFrame title={title} backTo={backTo}>
          {content}
        </TaskFrame>
      )}
      loading={<Skeleton shape="control" count={3} isAnnounced />}
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
      {children}
    </QueryView>
  );
}
