import { readTokens } from '@dayfare/themes/checks/read-tokens';
import type { Colour, Tokens } from '@dayfare/themes/contract';

/** A group of the tokens. */
type Group = keyof Tokens;

/** What stands for a token: its group and its key. */
export interface TokenPath {
  readonly group: Group;
  readonly key: string;
}

/** A step of the work: the tokens as they stood, and what was changed then. */
interface Step {
  readonly tokens: Tokens;
  readonly change: string;
}

/** A brand in the making, with the steps that led to it. */
export interface Studio {
  /** What people will call the brand. */
  readonly title: string;
  readonly tokens: Tokens;
  /** Earlier tokens, the latest last. */
  readonly past: readonly Step[];
  /** Tokens that were undone, the one to come back first last. */
  readonly future: readonly Step[];
}

/** What one can do to it. */
export type StudioAction =
  | { readonly do: 'set'; readonly path: TokenPath; readonly value: string | number }
  | { readonly do: 'replace'; readonly tokens: Tokens; readonly change: string }
  | { readonly do: 'name'; readonly title: string }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

const longestPast = 200;

const withValue = (tokens: Tokens, { group, key }: TokenPath, value: string | number): Tokens => ({
  ...tokens,
  [group]: { ...tokens[group], [key]: value },
});

/** Why a token cannot have a value, in words; undefined if it can. */
export function problemOf(tokens: Tokens, { group, key }: TokenPath, value: unknown): string | undefined {
  const { problems } = readTokens({ [group]: { [key]: value } }, tokens);
  const path = `${group}.${key} `;
  return problems.find((problem) => problem.startsWith(path))?.slice(path.length);
}

function remember({ past, future, tokens }: Studio, change: string): Pick<Studio, 'past' | 'future'> {
  // A drag through a picker is many changes of one token, and one step back. After an undo it begins again.
  const goesOn = future.length === 0 && past.at(-1)?.change === change;
  return { past: goesOn ? past : [...past, { tokens, change }].slice(-longestPast), future: [] };
}

/** Takes the last step off one pile, and puts the tokens of now on the other. */
function step(studio: Studio, from: 'past' | 'future', onto: 'past' | 'future'): Studio {
  const last = studio[from].at(-1);
  if (!last) return studio;
  const now = { tokens: studio.tokens, change: last.change };
  return {
    ...studio,
    tokens: last.tokens,
    [from]: studio[from].slice(0, -1),
    [onto]: [...studio[onto], now],
  };
}

/** The studio after an action. What would break the contract's shapes is not done. */
export function studioReducer(studio: Studio, action: StudioAction): Studio {
  switch (action.do) {
    case 'set': {
      const { path, value } = action;
      if (problemOf(studio.tokens, path, value) !== undefined) return studio;
      const steps = remember(studio, `${path.group}.${path.key}`);
      return { ...studio, ...steps, tokens: withValue(studio.tokens, path, value) };
    }
    case 'replace':
      return { ...studio, ...remember(studio, action.change), tokens: action.tokens };
    case 'name':
      return { ...studio, title: action.title };
    case 'undo':
      return step(studio, 'past', 'future');
    case 'redo':
      return step(studio, 'future', 'past');
  }
}

/** Reads a colour as people type or paste it: `#ABC`, `aabbcc`, with or without an alpha. Undefined if it is none yet. */
export function readHex(text: string): Colour | undefined {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return /^([0-9a-f]{6}|[0-9a-f]{8})$/.test(digits) ? `#${digits}` : undefined;
}

/** The part of a colour that a browser's picker knows. */
export const opaquePart = (colour: Colour): Colour => `#${colour.slice(1, 7)}`;

/** A picked colour with the alpha that the token had. */
export const withAlphaOf = (picked: string, before: Colour): Colour =>
  `#${picked.slice(1, 7).toLowerCase()}${before.slice(7)}`;
