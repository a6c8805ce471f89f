import { CircleAlert, CircleCheck, FileText, RotateCcw, X } from 'lucide-react';
import { useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import * as field from '../../primitives/field/field.css.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { sizeInWords } from './file-rules.ts';
import * as styles from './file-upload.css.ts';
import { words } from './words.ts';

/** A file and its upload state. */
export interface UploadFile {
  /** Unique among the files of the field. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** `waiting` means added but not sent yet. */
  status: 'waiting' | 'uploading' | 'done' | 'failed';
  /** Progress from 0 to 100 while `uploading`. */
  progress?: number | undefined;
  /**
   * Why it failed and what to do.
   * @default "Not uploaded" in the reader's language
   */
  error?: string | undefined;
}

export interface FileRowProps {
  /** The file and its upload state. */
  file: UploadFile;
  /** Whether the file can be removed or sent again. */
  isDisabled: boolean;
  /** Called to remove the file, or to cancel its upload. */
  onRemove: () => void;
  /** Called to send the file again after a failure; without it there is no button. */
  onRetry: (() => void) | undefined;
}

/** A file: name, size, progress, and what can be done with it. */
export function FileRow({ file, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { name, size, status, progress = 0 } = file;
  const messages = useWords(words);
  const { locale } = useLocale();
  const remover = useRef<HTMLButtonElement>(null);
  return (
    <li className={styles.row} data-status={status}>
      <FileText aria-hidden="true" className={styles.icon} />
      <div className={styles.texts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.size}>{sizeInWords(size, locale)}</span>
        {status === 'uploading' && <ProgressBar label={messages.uploading} value={progress} />}
        {/* Stands empty beforehand: a live region that comes together with its text is not read. */}
        <span aria-live="polite">
          {status === 'done' && (
            <span className={styles.done}>
              <CircleCheck aria-hidden="true" className={field.errorIcon} />
              <span>{messages.uploaded}</span>
            </span>
          )}
          {status === 'failed' && (
            <span className={field.error}>
              <CircleAlert aria-hidden="true" className={field.errorIcon} />
              <span>{file.error ?? messages.uploadFailed}</span>
            </span>
          )}
        </span>
      </div>
      {status === 'failed' && onRetry && (
        <IconButton
          icon={RotateCcw}
          label={messages.retryFile(name)}
          isDisabled={isDisabled}
          onPress={() => {
            // This button disappears when the upload restarts, so focus moves on.
            remover.current?.focus();
            onRetry();
          }}
        />
      )}
      <IconButton
        ref={remover}
        icon={X}
        label={messages.remove(name)}
        tone="muted"
        isDisabled={isDisabled}
        onPress={() => onRemove()}
      />
    </li>
  );
}
