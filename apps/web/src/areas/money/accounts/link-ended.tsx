import type { LinkOutcome } from '@dayfare/api/money/bank-link-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { useEffect, useEffectEvent } from 'react';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { accountPath, linkPath, newAccountPath, newBankPath } from '../view/steps.ts';
import { AccountFrame } from './account-frame.tsx';
import { useLinkingEvents } from './use-linking-events.ts';
import { useWayBack } from './use-way-back.ts';

/** Props of {@link LinkEnded}. */
export interface LinkEndedProps {
  outcome: Exclude<LinkOutcome, { kind: 'success' }>;
  /** The account that was to be linked again; 0 for a new one. */
  accountId: number;
  onAgain: () => void;
}

/** Why nothing was linked, and what can be done instead. */
export function LinkEnded({ outcome, accountId, onAgain }: LinkEndedProps) {
  const t = useMoneyTexts();
  const { keep } = useWayBack();
  const { happened } = useLinkingEvents(linkPath);
  const report = useEffectEvent(() => happened(outcome.events));
  useEffect(() => report(), []);
  const isLocked = outcome.kind === 'exit' && outcome.error !== null;
  const reason = outcome.kind === 'expired' ? 'expired' : isLocked ? 'locked' : 'cancelled';
  return (
    <AccountFrame
      title={t('money/accounts:titles.link')}
      backTo={keep(accountId > 0 ? accountPath(accountId) : newAccountPath)}
      footer={
        <Button isStretched onPress={onAgain}>
          {t('money/accounts:account.linkAgain')}
        </Button>
      }
    >
      <Banner tone={reason === 'cancelled' ? 'info' : 'warning'} isAnnounced>
        {t(`money/accounts:link.${reason}`)}
      </Banner>
      {accountId === 0 && (
        <Link href={keep(newBankPath)} variant="standalone">
          {t('money/accounts:link.byHand')}
        </Link>
      )}
    </AccountFrame>
  );
}
