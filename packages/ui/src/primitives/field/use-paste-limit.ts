import { type ClipboardEvent, useState } from 'react';
import { useUiMessages } from '../../messages/messages.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Length of a text as the control would hold it: a text area counts a line break as one character, an input has none. */
const lengthIn = (control: TextControl, text: string) =>
  text.replaceAll(/\r\n?|\n/g, control instanceof HTMLTextAreaElement ? '\n' : '').length;

/** Refuses a paste that does not fit: the browser would cut it without a word, and a password would be another one. */
export function usePasteLimit(maxLength: number) {
  const messages = useUiMessages();
  const [isRefused, setRefused] = useState(false);
  return {
    /** Why nothing was pasted, until the next change. Newer than any other error of the field. */
    error: isRefused ? messages.pasteTooLong : undefined,
    onPaste: (event: ClipboardEvent<TextControl>) => {
      const { currentTarget } = event;
      const { value, selectionStart, selectionEnd, readOnly } = currentTarget;
      if (readOnly) return;
      const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
      const isTooLong = kept + lengthIn(currentTarget, event.clipboardData.getData('text')) > maxLength;
      if (isTooLong) event.preventDefault();
      setRefused(isTooLong);
    },
    /** Called on every change. */
    forget: () => setRefused(false),
  };
}
