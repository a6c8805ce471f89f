import type { Message } from '@dayfare/api/connect/chat/chat-queries';
import { reportMutation } from '@dayfare/api/connect/chat/safety-queries';
import { type ReportReason, reportReasons } from '@dayfare/domain/connect';
import { Banner } from '@dayfare/ui/banner';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { DialogActions, DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { textOf } from './composer.tsx';

export interface ReportSheetProps {
  /** Null: it is closed. */
  message: Message | null;
  onClose: () => void;
}

/** Reports a message to those who manage the organization, with a reason. */
export function ReportSheet({ message, onClose }: ReportSheetProps) {
  const t = useTexts('connect/chat/conversation');
  const { notify } = useSnackbar();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const { mutate, isPending, isError, reset } = useMutation(reportMutation(useApp().api));
  const close = () => {
    setReason(null);
    reset();
    onClose();
  };
  const send = () => {
    if (!message || !reason) return;
    mutate(
      { sid: message.sid, reason },
      {
        onSuccess: () => {
          notify({ message: t('report.done'), tone: 'success' });
          close();
        },
      },
    );
  };
  return (
    <BottomSheet isOpen={message !== null} onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogTitle>{t('report.title')}</DialogTitle>
      <DialogBody>
        <Stack gap={4}>
          {isError && (
            <Banner tone="warning" isAnnounced>
              {t('report.failed')}
            </Banner>
          )}
          <Text tone="muted">
            {message && t('report.text', { name: message.author, text: textOf(message).slice(0, 80) })}
          </Text>
          <RadioGroup
            label={t('report.why')}
            options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
            value={reason}
            onChange={setReason}
          />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          isStretched
          isDisabled={reason === null}
          isPending={isPending}
          pendingLabel={t('report.sending')}
          onPress={send}
        >
          {t('report.do')}
        </Button>
      </DialogActions>
    </BottomSheet>
  );
}
