'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { snackbarDurations, useSnackbar } from '../snackbar/snackbar.tsx';
import * as styles from './copyable-number.css.ts';
import { words } from './words.ts';

export { words as copyableNumberWords } from './words.ts';

interface OwnProps {
  /** What the number is: "Transaction number". Shown above it, and names the button. */
  label: string;
  /** The value to copy. */
  value: string;
  /** How to show it if that is easier to read: in groups, with spaces. */
  display?: string | undefined;
}

export type CopyableNumberProps = OwnProps & RootProps;

/** A number to use elsewhere, with a copy button. Needs a `SnackbarProvider` above. */
export function CopyableNumber({ label, value, display, ...rest }: CopyableNumberProps) {
  const messages = useWords(words);
  const { notify } = useSnackbar();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), snackbarDurations.copy);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      notify({ message: messages.copied(label), tone: 'success', durationMs: snackbarDurations.copy });
    } catch {
      // Refused, or the page has no secure origin: the number is still visible and can be selected.
      notify({ message: messages.copyFailed, tone: 'danger' });
    }
  };

  const Icon = isCopied ? Check : Copy;
  return (
    <div {...rootProps(rest)} className={styles.root} data-copied={isCopied ? '' : undefined}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span translate="no" className={styles.number}>
          {display ?? value}
        </span>
      </div>
      <Button className={styles.button} aria-label={messages.copy(label)} onPress={copy}>
        <Icon size={20} aria-hidden="true" />
      </Button>
    </div>
  );
}
