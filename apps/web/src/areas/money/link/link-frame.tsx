import { Link } from '@dayfare/ui/link';
import type { ReactNode } from 'react';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { useWayBack } from '../accounts/use-way-back.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountPath, newAccountPath, newBankPath } from '../view/steps.ts';

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
      title={t('money/link:titles.link')}
      backTo={keep(accountId > 0 ? accountPath(accountId) : newAccountPath)}
      onSubmit={onSubmit}
      footer={footer}
    >
      {children}
      {accountId === 0 && (
        <Link href={keep(newBankPath)} variant="standalone">
          {t('money/link:byHand')}
        </Link>
      )}
    </TaskFrame>
  );
}
