import { longestReason } from '@dayfare/domain/time';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { DialogActions, DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { Stack } from '@dayfare/ui/stack';
import { TextArea } from '@dayfare/ui/text-area';
import { useState } from 'react';
import type { Failure } from '../../../platform/failures/failure.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface RejectSheetProps {
  isOpen: boolean;
  /** How many hours are rejected. */
  count: number;
  isPending: boolean;
  /** Why the last attempt failed. */
  failure: Failure | null;
  /** `reason` is never empty. */
  onReject: (reason: string) => void;
  onClose: () => void;
}

/** Asks why hours are rejected: whose they are has to know what to correct. */
export function RejectSheet({ isOpen, count, isPending, failure, onReject, onClose }: RejectSheetProps) {
  const t = useTexts('time/team');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reject = () => (reason.trim() === '' ? setMissing(true) : onReject(reason.trim()));
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogTitle>{t('rejectTitle', { count })}</DialogTitle>
      <DialogBody>
        <Stack gap={4}>
          {failure && <FailureBanner failure={failure} title={t('notDecided')} />}
          <TextArea
            label={t('reason')}
            description={t('reasonHint')}
            maxLength={longestReason}
            value={reason}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
            error={isMissing ? t('reasonMissing') : undefined}
          />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button
          variant="danger"
          isStretched
          isPending={isPending}
          pendingLabel={t('working')}
          onPress={reject}
        >
          {t('rejectYes')}
        </Button>
        <Button variant="quiet" isStretched onPress={onClose}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </BottomSheet>
  );
}
