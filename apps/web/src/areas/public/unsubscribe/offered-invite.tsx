import type { SmartInvite } from '@dayfare/api/public/queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { Stack } from '@dayfare/ui/stack';
import { CallSupport } from '../../../platform/failures/call-support.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PublicFrame } from '../frame/public-frame.tsx';
import type { Unsubscribing } from './use-unsubscribe.ts';

export interface OfferedInviteProps {
  invite: SmartInvite;
  unsubscribing: Unsubscribing;
}

/** Invitations that still come, and the button that stops them, which asks once. */
export function OfferedInvite({ invite, unsubscribing }: OfferedInviteProps) {
  const { channel, name } = invite;
  const { outcome, isAsking, ask, cancel, submission } = unsubscribing;
  const t = useTexts('public/unsubscribe');
  return (
    <PublicFrame
      footer={
        <Button isStretched aria-haspopup="dialog" onPress={ask}>
          {t('offered.do')}
        </Button>
      }
    >
      {outcome && (
        <Banner tone="danger" title={t('fault.title')} isAnnounced action={<CallSupport />}>
          {t('fault.text')}
        </Banner>
      )}
      <EmptyState illustration="no-mail" title={t('offered.title')} headingLevel={1}>
        <Stack gap={2}>
          <span>
            {t(`offered.${channel ?? 'any'}`)} {name && t('offered.name', { name })}
          </span>
          <span>{t('offered.account')}</span>
        </Stack>
      </EmptyState>
      <ActionConfirm
        variant="consent"
        isOpen={isAsking}
        onClose={cancel}
        heading={t('confirm.title')}
        description={t('confirm.text')}
        accept={{
          label: t('confirm.yes'),
          isPending: submission.isPending,
          pendingLabel: t('confirm.working'),
          onPress: () => void submission.submit(),
        }}
        reject={{ label: t('confirm.no'), onPress: cancel }}
      >
        <FormStatus submission={submission} title={t('confirm.notDone')} />
      </ActionConfirm>
    </PublicFrame>
  );
}
