import type { SmartInvite } from '@dayfare/api/public/queries';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { PublicFrame } from '../frame/public-frame.tsx';

export interface InviteEndProps {
  /** What has become of the invitation; null without a token. */
  invite: SmartInvite | null;
}

/** What there is to say when nothing is left to do: it is done, it had been done, or only customer support can help. */
export function InviteEnd({ invite }: InviteEndProps) {
  const t = useTexts('public/unsubscribe');
  const navigate = useNavigate();
  return (
    <PublicFrame
      footer={
        <Button isStretched variant="secondary" onPress={() => void navigate('/')}>
          {t('goOn')}
        </Button>
      }
    >
      {invite?.state === 'done' && (
        <EmptyState illustration="success" title={t('done.title')} headingLevel={1}>
          {t(`done.${invite.channel ?? 'any'}`)}
        </EmptyState>
      )}
      {invite?.state === 'already' && (
        <EmptyState illustration="no-mail" title={t('already.title')} headingLevel={1}>
          {t('already.text')}
        </EmptyState>
      )}
      {(invite === null || invite.state === 'failed') && (
        <EmptyState
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
