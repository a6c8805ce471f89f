import { cancelMutation } from '@dayfare/api/money/queries';
import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Dialog } from '@dayfare/ui/dialog';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { cancelProblem } from '../view/cancel.ts';

/** Props of {@link CancelTransfer}. */
export interface CancelTransferProps {
  id: string;
  /** What goes back into the balance. */
  amount: MinorUnits;
  currency: CurrencyCode;
}

/** Calls a transfer back while it hasn't left. Free, and asked once. */
export function CancelTransfer({ id, amount, currency }: CancelTransferProps) {
  const { api } = useApp();
  const { t, money } = useMoneyView(currency);
  const { notify } = useSnackbar();
  const [isOpen, setOpen] = useState(false);
  const words = { amount: money(amount) };
  const cancelling = useMutation({
    ...cancelMutation(api),
    // Here and not with the call: by the time that settles, this button may be gone.
    onSuccess: () => {
      setOpen(false);
      notify({ message: t('money/receipt:detail.canceled', words), tone: 'success' });
    },
  });

  const cancel = () => {
    if (cancelling.isPending) return;
    cancelling.mutate(id);
  };
  return (
    <Stack gap={1}>
      <Button variant="secondary" stretch aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('money/receipt:detail.cancel')}
      </Button>
      <Text variant="caption" tone="muted" align="center">
        {t('money/receipt:detail.cancelHint')}
      </Text>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        title={t('money/receipt:detail.cancelTitle')}
        actions={
          <>
            <Button
              variant="danger"
              stretch
              isPending={cancelling.isPending}
              pendingLabel={t('money/receipt:detail.canceling')}
              onPress={cancel}
            >
              {t('money/receipt:detail.cancelYes')}
            </Button>
            <Button variant="secondary" stretch autoFocus onPress={() => setOpen(false)}>
              {t('money/receipt:detail.cancelNo')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>{t('money/receipt:detail.cancelText', words)}</Text>
          {cancelling.isError && (
            <Banner tone="warning" announce>
              {t(cancelProblem(cancelling.error))}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </Stack>
  );
}
