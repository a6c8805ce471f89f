import { isDigits } from './character-sets.ts';
import { characterCount } from './characters.ts';
import { fillsMask } from './mask.ts';
import type { Problem } from './problem.ts';

/** Most characters that a field takes unless it says otherwise. */
export const defaultMaxLength = 50;

/** Least number that a field takes unless it says otherwise. */
export const defaultMinimum = -1_000_000;

/** What a field takes: any text, digits only, or a decimal number. */
export type TextInputMode = 'text' | 'digits' | 'decimal';

/** The rules of one text input. Without any it takes up to 50 characters and can't stay empty. */
export interface TextInputRules {
  readonly mode?: TextInputMode | undefined;
  /** Characters; 50 by default. */
  readonly maxLength?: number | undefined;
  /** Least number of the digits and decimal modes; -1000000 by default. */
  readonly min?: number | undefined;
  /** Required by default. */
  readonly isOptional?: boolean | undefined;
  readonly pattern?: RegExp | undefined;
  /** `(###) ###-####`: `#` a digit, `A` a letter, `*` either. */
  readonly mask?: string | undefined;
}

type TextInputProblem = Problem<
  'Required' | 'TooLong' | 'NotDigits' | 'NotDecimal' | 'BelowMinimum' | 'PatternMismatch'
>;

const problemOfMode = {
  text: () => null,
  digits: (text) => (isDigits(text) ? null : { key: 'NotDigits' }),
  decimal: (text) => (/^-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(text) ? null : { key: 'NotDecimal' }),
} as const satisfies Record<TextInputMode, (text: string) => TextInputProblem | null>;

/** What is wrong with the text of an input, the most general fault first. White space around it doesn't count. */
export function textInputProblem(value: string, rules: TextInputRules = {}): TextInputProblem | null {
  const { mode = 'text', maxLength = defaultMaxLength, min = defaultMinimum } = rules;
  const text = value.trim();
  if (text === '') return rules.isOptional ? null : { key: 'Required' };
  if (characterCount(text) > maxLength) return { key: 'TooLong', max: maxLength };
  const notOfMode = problemOfMode[mode](text);
  if (notOfMode) return notOfMode;
  if (mode !== 'text' && Number(text) < min) return { key: 'BelowMinimum', min };
  // `search` begins at the start whatever a global pattern has matched before.
  const isOutOfPattern = rules.pattern !== undefined && text.search(rules.pattern) < 0;
  const isOutOfMask = rules.mask !== undefined && !fillsMask(text, rules.mask);
  return isOutOfPattern || isOutOfMask ? { key: 'PatternMismatch' } : null;
}
