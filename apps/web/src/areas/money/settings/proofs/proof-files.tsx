import { maxUpload } from '@dayfare/api/wire';
import { maxProofFiles } from '@dayfare/domain/money';
import { uploadTypes } from '@dayfare/domain/validation';
import { Banner } from '@dayfare/ui/banner';
import { FileUpload } from '@dayfare/ui/file-upload';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import type { useProofFiles } from './use-proof-files.ts';

export interface ProofFilesProps {
  sending: ReturnType<typeof useProofFiles>;
}

/** Chooses and photographs the files of a proof, and shows how far each has come. */
export function ProofFiles({ sending }: ProofFilesProps) {
  const t = useTexts('money/settings/proofs');
  return (
    <>
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
    </>
  );
}
