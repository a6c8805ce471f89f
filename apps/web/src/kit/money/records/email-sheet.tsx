import { isEmail } from '@dayfare/domain/session';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Form } from '@dayfare/ui/form';
import { useSnackbar } from '@dayfare/ui/snackbar';
import { Text } from '@dayfare/ui/text';
import { TextField } from '@dayfare/ui/text-field';
import { useId } from 'react';
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

/** What the sheet says of the document that it sends. */
interface EmailWords {
  readonly title: string;
  readonly text: string;
  readonly send: string;
  readonly sent: (address: string) => string;
  readonly failedTitle: string;
  /** Below the address, where the server refused it. */
  readonly failed: string;
}

export interface EmailSheetProps {
  /** Names the form in reports of faults. */
  name: string;
  words: EmailWords;
  send: (address: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the address, pre-filled with the person's own, and sends a document there. */
export function EmailSheet({ name, words, send, onClose }: EmailSheetProps) {
  const t = useMoneyTexts();
  const { notify } = useSnackbar();
  const form = useId();
  const sending = useSubmit({
    form: name,
    initial: { address: usePerson().email },
    secret: [],
    check: addressProblem,
    send: ({ address }) => send(address.trim()),
    refusals: { InvalidRequest: { address: 'failed' } },
    onDone: (_, { values: { address } }) => {
      notify({ message: words.sent(address.trim()), tone: 'success' });
      onClose();
    },
  });
  const { values, problems, change } = sending;
  return (
    <BottomSheet
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      actions={
        <SubmitButton submission={sending} form={form} pendingLabel={t('kit/money/records:email.sending')}>
          {words.send}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void sending.submit()}>
        <Text tone="muted">{words.text}</Text>
        <FormStatus submission={sending} title={words.failedTitle} />
        <TextField
          label={t('kit/money/records:email.label')}
          name="email"
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          value={values.address}
          onChange={(address) => change({ address })}
          error={
            problems.address &&
            (problems.address === 'failed' ? words.failed : t(`kit/money/records:email.${problems.address}`))
          }
        />
      </Form>
    </BottomSheet>
  );
}
