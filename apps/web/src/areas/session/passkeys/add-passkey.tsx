import { Banner } from '@dayfare/ui/banner';
import { TextField } from '@dayfare/ui/text-field';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { useAddPasskey } from './use-passkeys.ts';

export interface AddPasskeyProps extends Pick<ReturnType<typeof useAddPasskey>, 'submission'> {
  /** Whether the proof that the server asks for was left undone. */
  isUnproved: boolean;
}

/** The name of a passkey to add, and what became of the last attempt. */
export function AddPasskey({ submission, isUnproved }: AddPasskeyProps) {
  const t = useTexts('session/passkeys');
  const { values, problems, change, isPending } = submission;
  return (
    <>
      <FormStatus submission={submission} title={t('addFailed')} text={t('addFailedText')} />
      {isUnproved && !isPending && (
        <Banner tone="warning" title={t('addFailed')} isAnnounced>
          {t('notProved')}
        </Banner>
      )}
      <TextField
        label={t('name')}
        description={t('nameHelp')}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="go"
        value={values.name}
        onChange={(name) => change({ name })}
        error={problems.name && t('nameMissing')}
      />
    </>
  );
}
