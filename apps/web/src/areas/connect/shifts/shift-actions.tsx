import { type Shift, shiftMutation } from '@dayfare/api/connect/shifts/shifts-queries';
import { mayCancelShift, mayRequestShift } from '@dayfare/domain/connect';
import { Button } from '@dayfare/ui/button';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useFailure } from '../../../platform/failures/use-failure.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useConnectRecord } from '../use-connect-record.ts';
import { CancelSheet } from './cancel-sheet.tsx';

export interface ShiftActionsProps {
  shift: Shift;
  isKronos: boolean;
}

/** Requests a shift, or cancels it with a reason. What went wrong stays in sight, also when another user was faster and nothing is left to do. */
export function ShiftActions({ shift, isKronos }: ShiftActionsProps) {
  const t = useTexts('connect/shifts');
  const { api } = useApp();
  const { notify } = useSnackbar();
  const record = useConnectRecord();
  const [isCanceling, setCanceling] = useState(false);
  const { mutateAsync, isPending, error } = useMutation(shiftMutation(api));
  const failure = useFailure(error);
  const request = async () => {
    try {
      await mutateAsync({ do: 'request', shift });
      record('ShiftRequest');
      notify({ message: t('requested'), tone: 'success' });
    } catch {
      // The page says so.
    }
  };
  const mayRequest = mayRequestShift(shift, serverNow(api));
  const mayCancel = mayCancelShift(shift, serverNow(api));
  if (!failure && !mayRequest && !mayCancel) return null;
  return (
    <Stack gap={3}>
      {failure && <FailureBanner failure={failure} title={t('notRequested')} />}
      {mayRequest && (
        <Button
          isStretched
          isPending={isPending}
          pendingLabel={t('requesting')}
          onPress={() => void request()}
        >
          {t('request')}
        </Button>
      )}
      {mayCancel && (
        <Button variant="secondary" isStretched aria-haspopup="dialog" onPress={() => setCanceling(true)}>
          {t('cancel')}
        </Button>
      )}
      <CancelSheet {...{ shift, isKronos }} isOpen={isCanceling} onClose={() => setCanceling(false)} />
    </Stack>
  );
}
