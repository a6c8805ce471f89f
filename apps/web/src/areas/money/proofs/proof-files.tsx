import type { Proof } from '@dayfare/api/money/proofs-queries';
import { maxUpload } from '@dayfare/api/money/upload-contract';
import { maxProofFiles } from '@dayfare/domain/money';
import { uploadTypes } from '@dayfare/domain/validation';
import { Banner } from '@dayfare/ui/banner';
import { FileUpload } from '@dayfare/ui/file-upload';
import { Form } from '@dayfare/ui/form';
import { Stack } from '@dayfare/ui/stack';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useProofFiles } from './use-proof-files.ts';

/** Chooses, photographs and sends the files of a proof. */
export function ProofFiles({ proof }: { proof: Proof }) {
  const t = useTexts('money/proofs');
  const sending = useProofFiles(proof);
  return (
    <Form onSubmit={() => void sending.send()}>
      <Stack gap={4}>
        {sending.hasFailed && (
          <Banner tone="danger" isAnnounced>
            {t('someFailed')}
          </Banner>
        )}
        <FileUpload
          label={t('files')}
          description={t('filesHelp')}
          files={sending.files}
          types={uploadTypes}
          maxSize={maxUpload}
          maxFiles={maxProofFiles}
          onAdd={sending.add}
          onRemove={sending.remove}
          onRetry={(id) => void sending.retry(id)}
          error={sending.isMissing ? t('noFile') : undefined}
        />
        <SubmitButton submission={{ isPending: sending.isSending }} pendingLabel={t('sending')}>
          {t('send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
