import { emailDepositForm } from '@dayfare/api/card/deposit-queries';
import { isEmail } from '@dayfare/domain/session';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Form } from '@dayfare/ui/form';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useId } from 'react';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** What is wrong with an address. */
interface AddressProblem {
  readonly address?: 'addressMissing' | 'addressWrong' | 'notSentText';
}

function addressProblem({ address }: { address: string }): AddressProblem | null {
  if (isEmail(address.trim())) return null;
  return { address: address.trim() === '' ? 'addressMissing' : 'addressWrong' };
}

export interface EmailSheetProps {
  /** The card whose form is sent. */
  cardId: number;
  onClose: () => void;
}

/** Asks where to e-mail the form, pre-filled with the user's own address, and sends it there. */
export function EmailSheet({ cardId, onClose }: EmailSheetProps) {
  const { api } = useApp();
  const t = useTexts('card/deposit');
  const { notify } = useSnackbar();
  const form = useId();
  const sending = useSubmit({
    form: 'card/email-deposit',
    initial: { address: usePerson().email },
    secret: [],
    check: addressProblem,
    send: ({ address }) => emailDepositForm(api, cardId, address.trim()),
    refusals: { InvalidRequest: { address: 'notSentText' } },
    onDone: (_, { values: { address } }) => {
      notify({ message: t('form.sent', { address: address.trim() }), tone: 'success' });
      onClose();
    },
  });
  const { values, problems, change } = sending;
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('form.email')}
      actions={
        <SubmitButton submission={sending} form={form} pendingLabel={t('form.sending')}>
          {t('form.send')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void sending.submit()}>
        <Text tone="muted">{t('form.emailText')}</Text>
        <FormStatus submission={sending} title={t('form.notSent')} />
        <TextField
          label={t('form.address')}
          name="email"
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          value={values.address}
          onChange={(address) => change({ address })}
          error={problems.address && t(`form.${problems.address}`)}
        />
      </Form>
    </BottomSheet>
  );
}
