import { readTokens } from '@dayfare/themes/checks/read-tokens';
import type { Colour, Tokens } from '@dayfare/themes/contract';

/** A group of the tokens. */
type Group = keyof Tokens;

/** What stands for a token: its group and its key. */
export interface TokenPath {
  readonly group: Group;
  readonly key: string;
}

/** A brand in the making, with the steps that led to it. */
export interface Studio {
  /** What people will call the brand. */
  readonly title: string;
  readonly tokens: Tokens;
  /** Earlier tokens, the latest last; each with what was changed then. */
  readonly past: readonly { readonly tokens: Tokens; readonly change: string }[];
}

/** What one can do to it. */
export type StudioAction =
  | { readonly do: 'set'; readonly path: TokenPath; readonly value: string | number }
  | { readonly do: 'replace'; readonly tokens: Tokens; readonly change: string }
  | { readonly do: 'start'; readonly title: string; readonly tokens: Tokens }
  | { readonly do: 'name'; readonly title: string }
  | { readonly do: 'undo' };

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

function remember({ past, tokens }: Studio, change: string) {
  // A drag through a picker is many changes of one token, and one step back.
  return past.at(-1)?.change === change ? past : [...past, { tokens, change }].slice(-longestPast);
}

/** The studio after an action. What would break the contract's shapes is not done. */
export function studioReducer(studio: Studio, action: StudioAction): Studio {
  switch (action.do) {
    case 'set': {
      const { path, value } = action;
      if (problemOf(studio.tokens, path, value) !== undefined) return studio;
      const past = remember(studio, `${path.group}.${path.key}`);
      return { ...studio, past, tokens: withValue(studio.tokens, path, value) };
    }
    case 'replace':
      return { ...studio, past: remember(studio, action.change), tokens: action.tokens };
    case 'start':
      return { title: action.title, tokens: action.tokens, past: [] };
    case 'name':
      return { ...studio, title: action.title };
    case 'undo': {
      const last = studio.past.at(-1);
      return last ? { ...studio, tokens: last.tokens, past: studio.past.slice(0, -1) } : studio;
    }
  }
}

/** Reads a colour as people type or paste it: `#ABC`, `aabbcc`, with or without an alpha. Undefined if it is none yet. */
export function readHex(text: string): Colour | undefined {
  const digits = text.trim().toLowerCase().replace(/^#/, '');
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`;
  return /^([0-9a-f]{6}|[0-9a-f]{8})$/.test(digits) ? `#${digits}` : undefined;
}

/** The part of a colour that a browser's picker knows. */
export const opaquePart = (colour: Colour): string => colour.slice(0, 7);

/** A picked colour with the alpha that the token had. */
export const withAlphaOf = (picked: string, before: Colour): Colour =>
  `#${picked.slice(1, 7).toLowerCase()}${before.slice(7)}`;
