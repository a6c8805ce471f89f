import type { ColourRoles, Tokens } from '../contract/tokens.ts';
import { type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
import { proposals } from '../derive/propose.ts';
import { differenceFaults } from './differences.ts';
import { logoHeight, logoProblems, logoWidth } from './logo.ts';
import { describeFailure, fails, type Measured, measure, meetings } from './measure.ts';
import { isRecord, readTokens, shown } from './read-tokens.ts';
import { untranslated, voiceProblems } from './voice.ts';

/** A brand's folder as it was read; nothing in it is trusted. */
export interface BrandParts {
  readonly tokens: unknown;
  readonly voice: Readonly<Record<VoiceLanguage, unknown>>;
  readonly defaultProps: unknown;
  /** The text of logo.svg. */
  readonly logo: string;
  /** The text of mark.svg. */
  readonly mark: string;
}

/** The verdict on a brand. */
export interface BrandVerdict {
  /** One sentence per reason against it; empty if it is accepted. */
  readonly problems: readonly string[];
  /** How many pairs of colours were measured. */
  readonly pairs: number;
  /** The width that its wordmark states. */
  readonly logoWidth: number;
}

const presets: ReadonlyMap<string, readonly string[]> = new Map([
  ['header.logo', ['full', 'mark']],
  ['amount.cents', ['raised', 'baseline']],
]);

function contrastProblem(roles: ColourRoles, measured: Measured): string {
  const ways = proposals(roles, measured).map(({ role, colour }) => `${role} ${colour}`);
  const way =
    ways.length > 0
      ? `The nearest that passes: ${ways.join(', or ')}.`
      : 'No change of one of the two will do.';
  return `${describeFailure(measured)}. ${way}`;
}

/** Every pair that fails, with the changes of one token that would mend it, nearest first. */
export const contrastProblems = (tokens: Tokens): string[] =>
  measure(tokens)
    .filter(fails)
    .map((measured) => contrastProblem(tokens[measured.scheme], measured));

function presetProblems(value: unknown): string[] {
  if (!isRecord(value)) return ['default-props.json must be an object.'];
  const given = new Map(
    Object.entries(value).flatMap(([component, props]): [string, unknown][] =>
      isRecord(props)
        ? Object.entries(props).map(([prop, choice]) => [`${component}.${prop}`, choice])
        : [[component, props]],
    ),
  );
  const missing = [...presets.keys()].filter((path) => !given.has(path)).map((path) => `${path} is missing.`);
  const wrong = [...given]
    .filter(([path, choice]) => !presets.get(path)?.some((allowed) => allowed === choice))
    .map(([path, choice]) => `${path} cannot be ${shown(choice)}.`);
  return [...missing, ...wrong].map((problem) => `default-props.json: ${problem}`);
}

/** Accepts a brand, or says in plain words what to change: tokens, every pair of colours in both schemes and on every surface, wording, drawings, presets. */
export function checkBrand({ tokens, voice, defaultProps, logo, mark }: BrandParts): BrandVerdict {
  const read = readTokens(tokens);
  const square = logoWidth(mark) === logoHeight ? [] : ['mark.svg must be as wide as it is high, 40.'];
  return {
    problems: [
      ...read.problems,
      ...contrastProblems(read.tokens),
      ...differenceFaults(read.tokens),
      ...voiceLanguages.flatMap((language) => voiceProblems(language, voice[language])),
      ...untranslated(voice),
      ...logoProblems('logo.svg', logo),
      ...logoProblems('mark.svg', mark),
      ...square,
      ...presetProblems(defaultProps),
    ],
    pairs: meetings.length,
    logoWidth: logoWidth(logo),
  };
}
