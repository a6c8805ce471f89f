import {
  type Announcement,
  manageAnnouncementMutation,
} from '@dayfare/api/connect/announcements/announcements-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useChatTimes } from '../chat/use-chat-times.ts';

export interface ManageProps {
  announcement: Announcement & { readonly manage: NonNullable<Announcement['manage']> };
}

/** What those who may announce do with an announcement: remind of it, and take it back. */
export function Manage({ announcement: { id, at, manage, needsAcknowledgement } }: ManageProps) {
  const t = useTexts('connect/announcements');
  const { api } = useApp();
  const when = useChatTimes();
  const navigate = useNavigate();
  const { notify } = useSnackbar();
  const { mutateAsync, isPending, error } = useMutation(manageAnnouncementMutation(api));
  const failure = useFailure(error);
  const { isScheduled, waiting, nextReminderAt } = manage;
  const act = async (what: 'withdraw' | 'remind') => {
    try {
      await mutateAsync({ id, do: what });
      notify({ message: t(`managed.${what}`), tone: 'success' });
      if (what === 'withdraw') await navigate(pathTo('/connect/connect'), { replace: true });
    } catch {
      // The page says so.
    }
  };
  const isReminderDue = nextReminderAt !== null && nextReminderAt <= serverNow(api);
  return (
    <Stack as="section" gap={3} aria-label={t('manage')}>
      {failure && <FailureBanner failure={failure} title={t('notManaged')} />}
      {isScheduled && <Banner tone="info">{t('isScheduled', { when: when(at) })}</Banner>}
      {!isScheduled && needsAcknowledgement && <Text tone="muted">{t('waiting', { count: waiting })}</Text>}
      {waiting > 0 && isReminderDue && (
        <Button
          variant="secondary"
          isStretched
          isPending={isPending}
          pendingLabel={t('working')}
          onPress={() => void act('remind')}
        >
          {t('remind')}
        </Button>
      )}
      {waiting > 0 && !isReminderDue && !isScheduled && (
        <Text tone="muted" variant="caption">
          {nextReminderAt === null ? t('noReminders') : t('nextReminder', { when: when(nextReminderAt) })}
        </Text>
      )}
      <ConfirmAction
        isDanger
        label={t('withdraw')}
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        confirm={t('withdrawYes')}
        keep={t('keep')}
        working={t('working')}
        isPending={isPending}
        onConfirm={() => act('withdraw')}
      />
    </Stack>
  );
}
