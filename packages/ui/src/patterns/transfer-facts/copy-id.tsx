import { Copy } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { snackbarDurations, useSnackbar } from '../../components/snackbar/snackbar.tsx';
import * as styles from './transfer-facts.css.ts';

interface CopyIdProps {
  id: string;
  /** Accessible name of the button: "Copy transaction number". */
  label: string;
  /** Shown after copying. */
  copied: string;
  /** Shown if the browser does not allow copying. */
  notCopied: string;
}

/** A number that support asks for, with a button that copies it. */
export function CopyId({ id, label, copied, notCopied }: CopyIdProps) {
  const { notify } = useSnackbar();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      notify({ message: copied, tone: 'success', durationMs: snackbarDurations.copy });
    } catch {
      notify({ message: notCopied, tone: 'warning' });
    }
  };
  return (
    <Button className={styles.copy} aria-label={`${id}, ${label}`} onPress={copy}>
      {id}
      <Copy size={16} className={styles.copyIcon} aria-hidden />
    </Button>
  );
}
