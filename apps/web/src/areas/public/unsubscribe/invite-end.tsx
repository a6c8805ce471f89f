import type { SmartInvite } from '@dayfare/api/public/queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { useEffect, useRef } from 'react';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { PublicFrame } from '../frame/public-frame.tsx';

export interface InviteEndProps {
  /** What has become of the invitation; null without a token. */
  invite: SmartInvite | null;
  /** Whether it has just become so: what was pressed is gone, and reading goes on at the heading. Default `false`. */
  isNews?: boolean | undefined;
}

/** What there is to say when nothing is left to do: it is done, it had been done, or only customer support can help. */
export function InviteEnd({ invite, isNews = false }: InviteEndProps) {
  const t = useTexts('public/unsubscribe');
  const navigate = useNavigate();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [isNews]);
  return (
    <PublicFrame
      footer={
        <Button isStretched variant="secondary" onPress={() => void navigate('/')}>
          {t('advance')}
        </Button>
      }
    >
      {invite?.state === 'done' && (
        <EmptyState ref={root} illustration="success" title={t('done.title')} headingLevel={1}>
          {t(`done.${invite.channel ?? 'any'}`)}
        </EmptyState>
      )}
      {invite?.state === 'already' && (
        <EmptyState ref={root} illustration="no-mail" title={t('already.title')} headingLevel={1}>
          {t('already.text')}
        </EmptyState>
      )}
      {(invite === null || invite.state === 'failed') && (
        <EmptyState
          ref={root}
          illustration="not-found"
          title={t('failed.title')}
          headingLevel={1}
          action={<CallSupport align="center" />}
        >
          {t('failed.text')}
        </EmptyState>
      )}
    </PublicFrame>
  );
}
