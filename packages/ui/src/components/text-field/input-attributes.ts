import type { TextMode } from './text-rules.ts';

/** What a mode tells a phone's keyboard. Never `type="number"` or `"email"`: those hide the caret and half-typed text from us. */
const keyboards = {
  text: {},
  letters: {},
  numeric: { inputMode: 'numeric', spellCheck: 'false' },
  decimal: { inputMode: 'decimal', spellCheck: 'false' },
  email: { inputMode: 'email', spellCheck: 'false', autoCorrect: 'off', autoCapitalize: 'none' },
  tel: { inputMode: 'tel', spellCheck: 'false' },
} as const satisfies Record<TextMode, object>;

interface FormAttributes {
  autoComplete?: string | undefined;
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  autoFocus?: boolean | undefined;
  name?: string | undefined;
}

/** The attributes of an input that no rule of ours depends on, without those left undefined. */
export function inputAttributes(mode: TextMode, props: FormAttributes) {
  const { autoComplete, enterKeyHint, autoFocus, name } = props;
  return {
    ...keyboards[mode],
    ...(autoComplete !== undefined && { autoComplete }),
    ...(enterKeyHint !== undefined && { enterKeyHint }),
    ...(autoFocus !== undefined && { autoFocus }),
    ...(name !== undefined && { name }),
  };
}
