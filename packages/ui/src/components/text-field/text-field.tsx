'use client';

import type { ComponentProps } from 'react';
import { LineField, type LineProps, type TextPattern } from '../../primitives/field/line-field.tsx';
import { cleanText } from './clean-text.ts';

/** What a text field holds, as HTML's `<input>` knows it. */
export type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search';

export interface TextFieldProps extends LineProps {
  /**
   * What it holds: tells the browser which keyboard to show and what it may fill in. There are no blanks in an e-mail or web address.
   * @default 'text'
   */
  type?: TextFieldType | undefined;
  /** The whole text's shape. A text that does not match shows `message` once the field is left, unless `error` says more. */
  pattern?: TextPattern | undefined;
  /** Characters. 50 without it; 254 in an e-mail address and 2,048 in a web address, as long as those may be. */
  maxLength?: number | undefined;
  /** Before the text, inside the box. */
  prefix?: string | undefined;
  /** After the text, inside the box: `%`. */
  suffix?: string | undefined;
}

interface TypeFacts {
  /** Characters at most, unless the caller says otherwise. */
  readonly maxLength: number;
  readonly input: ComponentProps<'input'>;
}

/** An address is no prose: nothing about it is corrected. */
const address = { spellCheck: false, autoCorrect: 'off', autoCapitalize: 'none' } as const;

const types = {
  text: { maxLength: 50, input: {} },
  // RFC 5321, 4.5.3.1.3, less the angle brackets.
  email: { maxLength: 254, input: { inputMode: 'email', ...address } },
  tel: { maxLength: 50, input: { inputMode: 'tel' } },
  url: { maxLength: 2048, input: { inputMode: 'url', ...address } },
  search: { maxLength: 50, input: { enterKeyHint: 'search', autoCorrect: 'off', spellCheck: false } },
} as const satisfies Record<TextFieldType, TypeFacts>;

/** One line of text. What takes digits, an amount or a pattern only is a `MaskedField`. */
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
