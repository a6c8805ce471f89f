import { EmptyState } from '@dayfare/ui/empty-state';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { type QueryAnswer, QueryView } from '../../../platform/queries/query-view.tsx';

/** What is said where there is no code to show. */
interface CodeViewText {
  /** The server refuses it, because the money has not come there yet. */
  readonly notReady: string;
  readonly notReadyText: string;
  readonly failed: string;
  readonly failedText: string;
  readonly offlineText: string;
}

export interface CodeViewProps<Code> {
  /** The code that stands for the money, or why there is none. */
  code: QueryAnswer<Code>;
  /** Whether something other than the code is still loading. */
  isWaiting: boolean;
  text: CodeViewText;
  /** Leads to the transfer, whether there is a code or not yet. */
  toTransfer: ReactNode;
  children: (code: Code) => ReactNode;
}

/** The code with which money that was sent to a place is picked up or spent. */
export function CodeView<Code>({ code, isWaiting, text, toTransfer, children }: CodeViewProps<Code>) {
  return (
    <QueryView
      queries={[code]}
      isWaiting={isWaiting}
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="row" count={2} />
        </>
      }
      failed={(problem) =>
        problem.failure.kind === 'refused' ? (
          <EmptyState title={text.notReady} action={toTransfer}>
            {text.notReadyText}
          </EmptyState>
        ) : (
          <LoadProblem
            {...problem}
            title={text.failed}
            text={text.failedText}
            offlineText={text.offlineText}
          />
        )
      }
    >
      {(found) => (
        <Stack gap={5}>
          {children(found as Code)}
          {toTransfer}
        </Stack>
      )}
    </QueryView>
  );
}
