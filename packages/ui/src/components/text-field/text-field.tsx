'use client';

import type { ComponentProps } from 'react';
import { LineField, type LineProps, type TextPattern } from '../../primitives/field/line-field.tsx';
import { cleanText } from './clean-text.ts';

/** The kind of text, as in HTML's `<input type>`. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search';

export interface TextFieldProps extends LineProps {
  /**
   * Tells the browser which keyboard to show and what it can fill in. E-mail and web addresses cannot contain spaces.
   * @default 'text'
   */
  type?: TextFieldType | undefined;
  /** Pattern for the whole text. If the text does not match when the field loses focus, `message` is shown unless `error` is set. */
  pattern?: TextPattern | undefined;
  /**
   * Maximum number of characters.
   * @default 254 for an e-mail address, 2,048 for a web address, otherwise 50
   */
  maxLength?: number | undefined;
  /** Text before the input, inside the box. */
  prefix?: string | undefined;
  /** Text after the input, inside the box: `%`. */
  suffix?: string | undefined;
}

interface TypeFacts {
  /** Default maximum number of characters. */
  readonly maxLength: number;
  readonly input: ComponentProps<'input'>;
}

/** An address is not prose: no corrections. */
const address = { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'none' } as const;

const types = {
  text: { maxLength: 50, input: {} },
  // RFC 5321, 4.5.3.1.3, less the angle brackets.
  email: { maxLength: 254, input: { inputMode: 'email', ...address } },
  tel: { maxLength: 50, input: { inputMode: 'tel' } },
  url: { maxLength: 2048, input: { inputMode: 'url', ...address } },
  search: { maxLength: 50, input: { enterKeyHint: 'search', autoCorrect: 'off', spellCheck: false } },
} as const satisfies Record<TextFieldType, TypeFacts>;

/** A single line of text. For digits, amounts or patterns, use `MaskedField`. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', prefix, suffix } = props;
  const { input, maxLength: usual } = types[type];
  const { maxLength = usual, enterKeyHint } = props;
  return (
    <LineField
      {...props}
      options={{ prefix, suffix }}
      clean={(text) => cleanText(type, text).slice(0, maxLength)}
      input={{ ...input, type, maxLength, ...(enterKeyHint && { enterKeyHint }) }}
    />
  );
}
