import { type Shift, shiftMutation } from '@dayfare/api/connect/shifts/shifts-queries';
import { type ShiftCancelReason, shiftCancelReason } from '@dayfare/domain/connect';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { DialogActions, DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useConnectRecord } from '../use-connect-record.ts';
import { useWorkplace } from './use-shifts.ts';

export interface CancelSheetProps {
  shift: Shift;
  isKronos: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks why a shift is cancelled, and cancels it. */
export function CancelSheet({ shift, isKronos, isOpen, onClose }: CancelSheetProps) {
  const t = useTexts('connect/shifts');
  const of = useWorkplace();
  const { notify } = useSnackbar();
  const record = useConnectRecord();
  const [reason, setReason] = useState<ShiftCancelReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(shiftMutation(useApp().api));
  const failure = useFailure(error);
  const cancel = async () => {
    if (reason === null) return setMissing(true);
    try {
      await mutateAsync({ do: 'cancel', shift, reason, of, isKronos });
      record('ShiftCancel');
      notify({ message: t('canceled'), tone: 'success' });
      onClose();
    } catch {
      // The sheet says so.
    }
  };
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogTitle>{t('cancel')}</DialogTitle>
      <DialogBody>
        <Stack gap={4}>
          {failure && <FailureBanner failure={failure} title={t('notCanceled')} />}
          <RadioGroup
            label={t('cancelTitle')}
            options={shiftCancelReason.names.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={reason}
            onChange={(chosen) => {
              setReason(chosen);
              setMissing(false);
            }}
            error={isMissing ? t('reasonMissing') : undefined}
          />
          <Text tone="muted">{t('cancelText')}</Text>
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          variant="danger"
          isStretched
          isPending={isPending}
          pendingLabel={t('canceling')}
          onPress={() => void cancel()}
        >
          {t('cancelYes')}
        </Button>
        <Button variant="quiet" isStretched onPress={onClose}>
          {t('keep')}
        </Button>
      </DialogActions>
    </BottomSheet>
  );
}
