import { type Instrument, instrumentsQuery } from '@dayfare/api/money/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useMoneyTexts } from '../parts/use-money-texts.ts';

export interface InstrumentsViewProps {
  /** Which of the person's accounts and cards are shown. */
  choose: (all: readonly Instrument[]) => readonly Instrument[];
  /** What is said below "no account yet" when `choose` leaves none. */
  emptyText: string;
  /** Where an account is added. */
  newAccount: string;
  /** How many rows the skeleton has. */
  rows: number;
  /** The screen around what is shown while there is nothing to choose from. */
  frame: (content: ReactNode) => ReactElement;
  /** Shows the accounts and cards in a frame of its own. */
  children: (places: readonly Instrument[]) => ReactElement;
}

/** The accounts and cards that money can go to: loading, failed, none, or what `children` makes of them. */
export function InstrumentsView({
  choose,
  emptyText,
  newAccount,
  rows,
  frame,
  children,
}: InstrumentsViewProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const instruments = useQuery(instrumentsQuery(api));
  return (
    <QueryView
      queries={[instruments]}
      loading={<Skeleton shape="row" count={rows} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('kit/money/transfer:flow.loadFailed')}
          text={t('kit/money/transfer:flow.loadFailedText')}
          offlineText={t('kit/money/transfer:flow.offlineText')}
        />
      )}
      empty={{
        when: (all) => choose(all).length === 0,
        show: (
          <EmptyState
            title={t('kit/money/transfer:where.emptyTitle')}
            action={
              <Link href={newAccount} variant="standalone">
                {t('kit/money/transfer:where.add')}
              </Link>
            }
          >
            {emptyText}
          </EmptyState>
        ),
      }}
      frame={frame}
    >
      {(all) => children(choose(all))}
    </QueryView>
  );
}
