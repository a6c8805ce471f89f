import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { LinkFrame } from './link-frame.tsx';

export interface LinkEndedProps {
  /** `locked` is by the bank; `broken` is all else that went wrong there. */
  reason: 'cancelled' | 'locked' | 'expired' | 'broken';
  /** What happened there, by name. */
  events: readonly string[];
  /** The account that was to be linked again; 0 for a new one. */
  accountId: number;
  onAgain: () => void;
}

/** Why nothing was linked, and what can be done instead. */
export function LinkEnded({ reason, events, accountId, onAgain }: LinkEndedProps) {
  const t = useMoneyTexts();
  const { happened } = useLinkingEvents(pathTo('/ewa/accounts/link'));
  const report = useEffectEvent(() => happened(events));
  useEffect(() => report(), []);
  return (
    <LinkFrame
      accountId={accountId}
      footer={
        <Button isStretched onPress={onAgain}>
          {t('kit/money/accounts:account.linkAgain')}
        </Button>
      }
    >
      <Banner tone={reason === 'cancelled' ? 'info' : 'warning'} isAnnounced>
        {t(`money/accounts/link:${reason}`)}
      </Banner>
    </LinkFrame>
  );
}

/** Why a bank's page or SDK was closed without an account. */
export function reasonOfError(error: string | null): LinkEndedProps['reason'] {
  if (error === null) return 'cancelled';
  return error === 'ITEM_LOCKED' ? 'locked' : 'broken';
}
