import { emailReceiptMutation } from '@dayfare/api/money/queries';
import { isEmail } from '@dayfare/domain/session';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Button } from '@dayfare/ui/button';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { usePerson } from '../parts/use-person.ts';

/** The longest e-mail address that there can be. */
const longestAddress = 254;

/** Props of {@link EmailSheet}. */
export interface EmailSheetProps {
  transactionId: string;
  onClose: () => void;
}

/** Asks for the address, with the person's own in it, and sends the receipt there. */
export function EmailSheet({ transactionId, onClose }: EmailSheetProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const { notify } = useSnackbar();
  const form = useId();
  const [address, setAddress] = useState(usePerson().email);
  const [wasSubmitted, setSubmitted] = useState(false);
  const sending = useMutation(emailReceiptMutation(api));
  const trimmed = address.trim();
  const problem =
    trimmed === ''
      ? t('money/receipt:email.missing')
      : isEmail(trimmed)
        ? undefined
        : t('money/receipt:email.wrong');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || sending.isPending) return;
    sending.mutate(
      { transactionID: transactionId, emailAddress: trimmed },
      {
        onSuccess: () => {
          notify({ message: t('money/receipt:email.sent', { address: trimmed }), tone: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('money/receipt:email.title')}
      actions={
        <Button
          type="submit"
          form={form}
          stretch
          isPending={sending.isPending}
          pendingLabel={t('money/receipt:email.sending')}
        >
          {t('money/receipt:email.send')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Text tone="muted">{t('money/receipt:email.text')}</Text>
          <TextField
            label={t('money/receipt:email.label')}
            mode="email"
            autoComplete="email"
            enterKeyHint="send"
            maxLength={longestAddress}
            value={address}
            onChange={setAddress}
            error={
              (wasSubmitted ? problem : undefined) ??
              (sending.isError ? t('money/receipt:email.failed') : undefined)
            }
          />
        </Stack>
      </form>
    </BottomSheet>
  );
}
