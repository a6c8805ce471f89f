import { cancelMutation } from '@dayfare/api/money/queries';
import type { CurrencyCode, IsoDate, MinorUnits } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { ActionConfirm } from '@dayfare/ui/patterns/action-confirm';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { dayWords } from '../format/when.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { cancelProblem } from '../reasons/cancel.ts';

export interface CancelTransferProps {
  id: string;
  /** The amount returned. */
  amount: MinorUnits;
  /** The payday it is returned with, `2026-11-20`; null if it returns to the balance. */
  returnsOn: IsoDate | null;
  currency: CurrencyCode;
}

/** Cancels a transfer that hasn't been sent. Free, and confirmed once. */
export function CancelTransfer({ id, amount, returnsOn, currency }: CancelTransferProps) {
  const { api } = useApp();
  const { t, money, language } = useMoneyView(currency);
  const { notify } = useSnackbar();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = (payday: IsoDate | null) => ({
    amount: money(amount),
    payday: payday ? dayWords(payday, language) : '',
  });
  const cancelling = useMutation({
    ...cancelMutation(api),
    // Here and not with the request: by the time that settles, this button may be gone.
    onSuccess: ({ returnsOn: payday }) => {
      close();
      const message = payday ? 'kit/money/records:detail.canceledLate' : 'kit/money/records:detail.canceled';
      notify({ message: t(message, words(payday)), tone: 'success' });
    },
  });

  const problem = cancelling.isError ? cancelProblem(cancelling.error) : null;
  // What has left can't be called back: nothing is promised anymore, and there is nothing to press again.
  const isTooLate = problem === 'kit/money/records:detail.tooLate';

  const open = () => {
    cancelling.reset();
    setOpen(true);
  };
  const cancel = () => {
    if (cancelling.isPending) return;
    cancelling.mutate(id);
  };
  return (
    <Stack gap={1}>
      <Button variant="secondary" isStretched aria-haspopup="dialog" onPress={open}>
        {t('kit/money/records:detail.cancel')}
      </Button>
      <Text variant="caption" tone="muted" align="center">
        {t('kit/money/records:detail.cancelHint')}
      </Text>
      <ActionConfirm
        isOpen={isOpen}
        onClose={close}
        role="alertdialog"
        isDangerous
        heading={t('kit/money/records:detail.cancelTitle')}
        description={
          isTooLate
            ? undefined
            : t(
                returnsOn ? 'kit/money/records:detail.cancelTextLate' : 'kit/money/records:detail.cancelText',
                words(returnsOn),
              )
        }
        accept={
          isTooLate
            ? undefined
            : {
                label: t('kit/money/records:detail.cancelYes'),
                isPending: cancelling.isPending,
                pendingLabel: t('kit/money/records:detail.canceling'),
                onPress: cancel,
              }
        }
        reject={{
          label: t(isTooLate ? 'kit/money/records:detail.tooLateRead' : 'kit/money/records:detail.cancelNo'),
          autoFocus: true,
          onPress: close,
        }}
      >
        {problem && (
          <Banner tone="warning" isAnnounced>
            {t(problem)}
          </Banner>
        )}
      </ActionConfirm>
    </Stack>
  );
}
