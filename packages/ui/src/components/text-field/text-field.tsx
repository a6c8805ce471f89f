import { LineField, type LineProps, type TextPattern } from '../../primitives/field/line-field.tsx';
import { cleanText } from './clean-text.ts';

export interface TextFieldProps extends LineProps {
  /**
   * What it holds: any text, or an e-mail address, in which there is no blank.
   * @default 'text'
   */
  mode?: 'text' | 'email' | undefined;
  /** The whole text's shape. A text that does not match shows `message` once the field is left, unless `error` says more. */
  pattern?: TextPattern | undefined;
  /**
   * Characters.
   * @default 50
   */
  maxLength?: number | undefined;
  /** Before the text, inside the box. */
  prefix?: string | undefined;
  /** After the text, inside the box: `%`. */
  suffix?: string | undefined;
}

/** What a mode tells a phone's keyboard. Never `type="email"`: that hides half-typed text from us. */
const keyboards = {
  text: {},
  email: { inputMode: 'email', spellCheck: 'false', autoCorrect: 'off', autoCapitalize: 'none' },
} as const;

/** One line of text. What takes digits, an amount or a pattern only is a `MaskedField`. */
export function TextField(props: TextFieldProps) {
  const { mode = 'text', maxLength = 50, prefix, suffix } = props;
  return (
    <LineField
      {...props}
      options={{ prefix, suffix }}
      clean={(text) => cleanText(mode, text).slice(0, maxLength)}
      input={{
        ...keyboards[mode],
        maxLength,
      }}
    />
  );
}
