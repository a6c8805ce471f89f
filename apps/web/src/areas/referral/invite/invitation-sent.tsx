import type { Referral } from '@dayfare/api/referral/queries';
import { Button } from '@dayfare/ui/button';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';

export interface InvitationSentProps {
  referral: Referral;
  backTo: string;
  /** Called to invite another person. */
  onMore: () => void;
}

/** The text is on its way, and what comes of it. */
export function InvitationSent({ referral, backTo, onMore }: InvitationSentProps) {
  const t = useTexts('referral/invite');
  const navigate = useNavigate();
  return (
    <TaskFrame
      title={t('sentTitle')}
      backTo={backTo}
      illustration="success"
      message={<span role="status">{t('sent', { name: referral.name ?? '' })}</span>}
      footer={
        <>
          <Button isStretched onPress={() => void navigate(backTo, { replace: true })}>
            {t('done')}
          </Button>
          <Button variant="quiet" isStretched onPress={onMore}>
            {t('more')}
          </Button>
        </>
      }
    >
      {null}
    </TaskFrame>
  );
}
