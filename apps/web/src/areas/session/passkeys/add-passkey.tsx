import { Banner } from '@dayfare/ui/banner';
import { Form } from '@dayfare/ui/form';
import { TextField } from '@dayfare/ui/text-field';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useProofSheet } from '../proof/use-proof-sheet.ts';
import { useAddPasskey } from './use-passkeys.ts';

/** Adds a passkey under a name. A code proves first who is asking. */
export function AddPasskey() {
  const t = useTexts('session/passkeys');
  const { submission, demand } = useAddPasskey();
  const { values, problems, change, isPending } = submission;
  const { Sheet, isOpen, setOpen } = useProofSheet(demand);
  if (!browserSupportsWebAuthn()) return <Banner tone="info">{t('unsupported')}</Banner>;
  return (
    <>
      <Form onSubmit={() => void submission.submit()}>
        <FormStatus submission={submission} title={t('addFailed')} text={t('addFailedText')} />
        {demand && !isOpen && !isPending && (
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
        <SubmitButton submission={submission} pendingLabel={t('adding')}>
          {t('add')}
        </SubmitButton>
      </Form>
      {Sheet && (
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          reason={t('proof')}
          onProved={() => {
            setOpen(false);
            void submission.submit();
          }}
        />
      )}
    </>
  );
}
