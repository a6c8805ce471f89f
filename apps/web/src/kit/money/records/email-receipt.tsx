import { emailReceiptMutation } from '@dayfare/api/money/queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { failureOf } from '../../../platform/failures/failure.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { usePerson } from '../parts/use-person.ts';

/** E-mails a receipt to its person: it says what they earn and where it goes, which stays private. */
export function EmailReceipt({ transactionId }: { transactionId: string }) {
  const { api, connection } = useApp();
  const t = useMoneyTexts();
  const { email } = usePerson();
  const { notify } = useSnackbar();
  const { mutate, isPending, error } = useMutation({
    ...emailReceiptMutation(api),
    onSuccess: () =>
      notify({ message: t('kit/money/records:email.sent', { address: email }), tone: 'success' }),
  });
  const failure = error && failureOf(error, connection.isOnline.get());
  return (
    <Stack gap={2}>
      <Button
        variant="secondary"
        icon={Mail}
        isStretched
        isPending={isPending}
        pendingLabel={t('kit/money/records:email.sending')}
        onPress={() => mutate({ transactionId, emailAddress: email })}
      >
        {t('kit/money/records:email.action')}
      </Button>
      {failure && failure.kind !== 'session' && (
        <Banner tone="warning" isAnnounced>
          {failure.kind === 'refused' && failure.code !== 'InvalidRequest'
            ? failure.message
            : t('kit/money/records:email.failed')}
        </Banner>
      )}
    </Stack>
  );
}
