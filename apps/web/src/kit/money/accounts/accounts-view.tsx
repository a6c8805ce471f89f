import type { Instrument } from '@dayfare/api/money/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { ReactNode } from 'react';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { listed } from '../format/instruments.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { useAccounts } from './use-accounts.ts';

export interface AccountsViewProps {
  /** Shown instead where there is none. Default: `children`. */
  empty?: ReactNode | undefined;
  /** The frame of a page that has one of its own for the accounts. Default: none. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  /** `secondary` on a page that has a primary button even without them. Default: `primary`. */
  retryVariant?: 'primary' | 'secondary' | undefined;
  children: (accounts: readonly Instrument[]) => ReactNode;
}

/** The accounts and cards once they are there; until then, or without them, why not. */
export function AccountsView({ empty, frame, retryVariant, children }: AccountsViewProps) {
  const t = useMoneyTexts();
  const accounts = useAccounts();
  return (
    <QueryView
      queries={[accounts]}
      frame={frame}
      loading={<Skeleton shape="row" count={3} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('kit/money/accounts:list.failed')}
          text={t('kit/money/accounts:list.failedText')}
          offlineText={t('kit/money/accounts:list.offlineText')}
          retryVariant={retryVariant}
        />
      )}
      {...(empty !== undefined && {
        empty: { when: (all: readonly Instrument[]) => listed(all).length === 0, show: empty },
      })}
    >
      {(all) => children(listed(all))}
    </QueryView>
  );
}
