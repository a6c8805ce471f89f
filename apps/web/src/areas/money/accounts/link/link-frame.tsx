import { Link } from '@dayfare/ui/link';
import type { ReactNode } from 'react';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export interface LinkFrameProps {
  /** The account that is linked again; 0 for a new one. */
  accountId: number;
  footer: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of the pages before and after the bank's; a new account can be added by its numbers instead. */
export function LinkFrame({ accountId, footer, onSubmit, children }: LinkFrameProps) {
  const t = useMoneyTexts();
  const { keep } = useWayBack();
  return (
    <TaskFrame
      title={t('money/accounts/link:titles.link')}
      backTo={keep(
        accountId > 0 ? pathTo('/ewa/accounts/:id', { id: accountId }) : pathTo('/ewa/accounts/new'),
      )}
      onSubmit={onSubmit}
      footer={footer}
    >
      {children}
      {accountId === 0 && (
        <Link href={keep(pathTo('/ewa/accounts/new/bank'))} variant="standalone">
          {t('money/accounts/link:byHand')}
        </Link>
      )}
    </TaskFrame>
  );
}
