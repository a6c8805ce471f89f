import { chatLimits } from '@dayfare/domain/connect';
import { uploadTypes } from '@dayfare/domain/validation';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { DialogBody, DialogTitle } from '@dayfare/ui/dialog';
import { FileUpload } from '@dayfare/ui/file-upload';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

export interface AttachSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called with the files, which are of the right types and not too large. */
  onFiles: (files: readonly File[]) => void;
}

/** How many files can be sent at once. */
const mostFiles = 5;

/** Chooses pictures and documents to send. */
export function AttachSheet({ isOpen, onClose, onFiles }: AttachSheetProps) {
  const t = useTexts('connect/chat/conversation');
  const { startup } = useApp();
  const megabytes = Number(startup.configuration.get().value('ConnectAnnouncementFileSize') ?? 0);
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={(isNow) => !isNow && onClose()}>
      <DialogTitle>{t('attach')}</DialogTitle>
      <DialogBody>
        <FileUpload
          label={t('files')}
          files={[]}
          types={uploadTypes}
          maxSize={megabytes > 0 ? megabytes * chatLimits.bytesOfMb : undefined}
          maxFiles={mostFiles}
          onAdd={(files, rejectedCount) => {
            onFiles(files);
            // The sheet says which files were rejected, and why.
            if (rejectedCount === 0) onClose();
          }}
          onRemove={() => undefined}
        />
      </DialogBody>
    </BottomSheet>
  );
}
