import { moneyContract } from '@dayfare/api/money/contract';
import { isEmail } from '@dayfare/domain/session';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Form } from '@dayfare/ui/form';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { usePerson } from '../parts/use-person.ts';

/** What is wrong with an address. */
interface AddressProblem {
  readonly address?: 'missing' | 'wrong' | 'failed';
}

function addressProblem({ address }: { address: string }): AddressProblem | null {
  if (isEmail(address.trim())) return null;
  return { address: address.trim() === '' ? 'missing' : 'wrong' };
}

export interface EmailSheetProps {
  transactionId: string;
  onClose: () => void;
}

/** Asks for the address, pre-filled with the person's own, and sends the receipt there. */
export function EmailSheet({ transactionId, onClose }: EmailSheetProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const { notify } = useSnackbar();
  const form = useId();
  const sending = useSubmit({
    form: 'money/email-receipt',
    initial: { address: usePerson().email },
    secret: [],
    check: addressProblem,
    send: ({ address }) =>
      api
        .client(moneyContract)
        .sendEmailReceipt({ transactionID: transactionId, emailAddress: address.trim() }),
    refusals: { InvalidRequest: { address: 'failed' } },
    onDone: (_, { values: { address } }) => {
      notify({ message: t('kit/money/records:email.sent', { address: address.trim() }), tone: 'success' });
      onClose();
    },
  });
  const { values, problems, change } = sending;
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('kit/money/records:email.title')}
      actions={
        <SubmitButton submission={sending} form={form} pendingLabel={t('kit/money/records:email.sending')}>
          {t('kit/money/records:email.send')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void sending.submit()}>
        <Text tone="muted">{t('kit/money/records:email.text')}</Text>
        <FormStatus submission={sending} title={t('kit/money/records:email.failedTitle')} />
        <TextField
          label={t('kit/money/records:email.label')}
          name="email"
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          value={values.address}
          onChange={(address) => change({ address })}
          error={problems.address && t(`kit/money/records:email.${problems.address}`)}
        />
      </Form>
    </BottomSheet>
  );
}
