import { familyCardMutation } from '@dayfare/api/marketplace/rx-queries';
import { isAlphabetic } from '@dayfare/domain/validation';
import { Form } from '@dayfare/ui/form';
import { MaskedField } from '@dayfare/ui/masked-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

interface Values {
  readonly name: string;
}

/** What is wrong with a name. */
function problemOf({ name }: Values): { readonly name: 'nameMissing' | 'nameLetters' } | null {
  if (name.trim() === '') return { name: 'nameMissing' };
  return isAlphabetic(name) ? null : { name: 'nameLetters' };
}

/** Makes a card for a person by their name. */
export function AddCard() {
  const { api } = useApp();
  const t = useTexts('marketplace/rx');
  const id = useId();
  const { mutateAsync } = useMutation(familyCardMutation(api));
  const form = useSubmit<Values, unknown, { name?: 'nameMissing' | 'nameLetters' }>({
    form: 'marketplace/rx-card',
    initial: { name: '' },
    secret: ['name'],
    check: problemOf,
    send: ({ name }) => mutateAsync({ add: name.trim() }),
    onDone: () => {
      form.change({ name: '' });
      return null;
    },
  });
  return (
    <Form id={id} onSubmit={() => void form.submit()}>
      <Stack gap={4}>
        <Text variant="heading" as="h2">
          {t('add')}
        </Text>
        <FormStatus submission={form} title={t('addFailed')} />
        <MaskedField
          label={t('name')}
          description={t('nameHint')}
          mode="letters"
          value={form.values.name}
          onChange={(name) => form.change({ name })}
          error={form.problems.name && t(form.problems.name)}
        />
        <SubmitButton submission={form} form={id} pendingLabel={t('working')}>
          {t('addCard')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
