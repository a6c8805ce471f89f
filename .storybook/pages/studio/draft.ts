import { readTokens } from '@dayfare/themes/checks/read-tokens';
import type { Colour, Tokens } from '@dayfare/themes/contract';
import { neutralVoice } from '@dayfare/themes/foundations/voice';
import type { Voice, VoiceLanguage } from '@dayfare/themes/voice';

/** A group of the tokens. */
type Group = keyof Tokens;

/** What stands for a token: its group and its key. */
export interface TokenPath {
  readonly group: Group;
  readonly key: string;
}

/** Phrases that were written for a brand. What is not there says what every brand says. */
export type OwnPhrases = Readonly<Partial<Record<VoiceLanguage, Readonly<Partial<Voice>>>>>;

/** A drawing that a brand has. */
export type DrawingName = 'logo' | 'mark';

/** What a draft is made of, beside its name. */
interface DraftParts {
  readonly tokens: Tokens;
  readonly phrases?: OwnPhrases | undefined;
  /** SVG. Default: the name, drawn. */
  readonly logo?: string | undefined;
  /** SVG. Default: the initial, drawn. */
  readonly mark?: string | undefined;
}

/** A brand as it is handed around: by link, in files, to other pages. */
export interface DraftBrand extends DraftParts {
  /** What people will call the brand. */
  readonly title: string;
}

/** A step of the work: the parts as they stood, and what was changed then. */
interface Step extends DraftParts {
  readonly change: string;
}

/** A brand in the making, with the steps that led to it. */
export interface Studio extends DraftBrand {
  /** Earlier parts, the latest last. */
  readonly past: readonly Step[];
  /** Parts that were undone, the one to come back first last. */
  readonly future: readonly Step[];
}

/** What one can do to it. */
export type StudioAction =
  | { readonly do: 'set'; readonly path: TokenPath; readonly value: string | number }
  | { readonly do: 'replace'; readonly tokens: Tokens; readonly change: string }
  | { readonly do: 'name'; readonly title: string }
  | {
      readonly do: 'say';
      readonly language: VoiceLanguage;
      readonly key: keyof Voice;
      /** Empty: what every brand says. */
      readonly phrase: string;
    }
  | {
      readonly do: 'draw';
      readonly drawing: DrawingName;
      /** Undefined: drawn from the name. */
      readonly svg: string | undefined;
    }
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

const partsOf = ({ tokens, phrases, logo, mark }: DraftParts): DraftParts => ({
  tokens,
  phrases,
  logo,
  mark,
});

/** A draft without its steps. */
export const brandOf = (studio: Studio): DraftBrand => ({ title: studio.title, ...partsOf(studio) });

/** What a draft says in each language: its own phrases, and for the others what every brand says. */
export function voicesOf({ title, phrases }: DraftBrand): Readonly<Record<VoiceLanguage, Voice>> {
  const { en, es, fr } = neutralVoice(title);
  return { en: { ...en, ...phrases?.en }, es: { ...es, ...phrases?.es }, fr: { ...fr, ...phrases?.fr } };
}

function remember(studio: Studio, change: string): Pick<Studio, 'past' | 'future'> {
  const { past, future } = studio;
  // A drag through a picker is many changes of one token, and one step back. After an undo it begins again.
  const goesOn = future.length === 0 && past.at(-1)?.change === change;
  return { past: goesOn ? past : [...past, { ...partsOf(studio), change }].slice(-longestPast), future: [] };
}

/** Takes the last step off one pile, and puts the parts of now on the other. */
function step(studio: Studio, from: 'past' | 'future', onto: 'past' | 'future'): Studio {
  const last = studio[from].at(-1);
  if (!last) return studio;
  const now = { ...partsOf(studio), change: last.change };
  return {
    ...studio,
    ...partsOf(last),
    [from]: studio[from].slice(0, -1),
    [onto]: [...studio[onto], now],
  };
}

/** Phrases with one changed. One that says what every brand says is not kept: it follows the name. */
function withPhrase(
  { phrases = {}, title }: DraftBrand,
  { language, key, phrase }: Extract<StudioAction, { do: 'say' }>,
): OwnPhrases {
  const { [key]: _before, ...others } = phrases[language] ?? {};
  const isOwn = phrase !== '' && phrase !== neutralVoice(title)[language][key];
  return { ...phrases, [language]: isOwn ? { ...others, [key]: phrase } : others };
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
    case 'say': {
      const steps = remember(studio, `${action.key} in ${action.language}`);
      return { ...studio, ...steps, phrases: withPhrase(studio, action) };
    }
    case 'draw':
      return { ...studio, ...remember(studio, `the ${action.drawing}`), [action.drawing]: action.svg };
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
