import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TextRules } from './text-rules.ts';

export interface TextEntryOptions {
  /** The field's text now. */
  value: string;
  rules: TextRules;
  /** Runs over every change after the rules: a mask, a format, upper case. Must be harmless when run twice. */
  sanitise?: ((text: string) => string) | undefined;
  /** Signs, not bytes; what is pasted or filled in is cut there. */
  maxLength: number;
  onChange: (text: string) => void;
}

export interface TextEntry {
  ref: RefObject<HTMLInputElement | null>;
  /** For the input's own change: typing that was let through, autofill, dictation, the end of a composition. */
  onChange: (text: string) => void;
}

/**
 * Keeps out of a text field what does not belong there, whichever way it comes. Typed signs are refused before they
 * appear (`beforeinput`); what is pasted or dropped is cleaned and put in; what cannot be stopped is cleaned on change.
 * Deleting, moving, copying and undoing are never touched.
 */
export function useTextEntry(options: TextEntryOptions): TextEntry {
  const ref = useRef<HTMLInputElement>(null);
  const latest = useRef(options);
  const caret = useRef<number | null>(null);
  const composing = useRef(false);

  const placeCaret = () => {
    if (caret.current === null) return;
    if (ref.current === document.activeElement) ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  };
  const set = (raw: string, rawCaret: number) => {
    const { rules, sanitise = (text: string) => text, maxLength, onChange } = latest.current;
    const settle = (text: string) => sanitise(rules.clean(text)).slice(0, maxLength);
    const text = settle(raw);
    // What stands before the caret, cleaned alike, is as long as the way to the caret's new place.
    if (text !== raw) caret.current = Math.min(settle(raw.slice(0, rawCaret)).length, text.length);
    onChange(text);
    // A text that came out as it was makes nothing render, but the browser has moved the caret all the same.
    queueMicrotask(placeCaret);
  };
  const setLatest = useRef(set);

  useLayoutEffect(() => {
    latest.current = options;
    setLatest.current = set;
    placeCaret();
  });

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const before = (event: InputEvent) => {
      // Not cancelable: deleting is never ours to stop, and a composition only ends well if left alone.
      if (!event.inputType.startsWith('insert') || event.isComposing) return;
      const data = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      const start = input.selectionStart ?? input.value.length;
      const end = input.selectionEnd ?? start;
      const verdict = judge(latest.current.rules, input.value, start, end, data, event.inputType);
      if (verdict === 'pass') return;
      event.preventDefault();
      if (verdict === 'refuse') return;
      caret.current = verdict.caret;
      setLatest.current(verdict.text, verdict.caret);
    };
    const composed = () => {
      composing.current = false;
      setLatest.current(input.value, input.selectionStart ?? input.value.length);
    };
    const composes = () => {
      composing.current = true;
    };
    input.addEventListener('beforeinput', before);
    input.addEventListener('compositionstart', composes);
    input.addEventListener('compositionend', composed);
    return () => {
      input.removeEventListener('beforeinput', before);
      input.removeEventListener('compositionstart', composes);
      input.removeEventListener('compositionend', composed);
    };
  }, []);

  return {
    ref,
    onChange: (text) => {
      if (composing.current) options.onChange(text);
      else set(text, ref.current?.selectionStart ?? text.length);
    },
  };
}

type Verdict = 'pass' | 'refuse' | { text: string; caret: number };

/** What to do with `data` that is about to replace the signs from `start` to `end` of `value`. */
export function judge(
  rules: TextRules,
  value: string,
  start: number,
  end: number,
  data: string,
  inputType: string,
): Verdict {
  if (data === '') return 'pass';
  const typed = inputType === 'insertText' && [...data].length === 1;
  const piece = typed ? rules.normalise(data) : rules.clean(data);
  const before = value.slice(0, start);
  const after = value.slice(end);
  if (piece === data && rules.accepts(before + piece + after)) return 'pass';
  const kept = [...piece].reduce(
    (taken, sign) => (rules.accepts(before + taken + sign + after) ? taken + sign : taken),
    '',
  );
  return kept === '' ? 'refuse' : { text: before + kept + after, caret: start + kept.length };
}
