import type { ColourRoles, Tokens } from '../contract/tokens.ts';
import { type VoiceLanguage, voiceLanguages } from '../contract/voice.ts';
import { proposals } from '../derive/propose.ts';
import { differenceFaults } from './differences.ts';
import { logoHeight, logoProblems, logoWidth } from './logo.ts';
import { describeFailure, fails, type Measured, measure, meetings } from './measure.ts';
import { isRecord, readTokens, shown } from './read-tokens.ts';
import { untranslated, voiceProblems } from './voice.ts';

/** An unchecked brand folder. */
export interface BrandParts {
  readonly tokens: unknown;
  readonly voice: Readonly<Record<VoiceLanguage, unknown>>;
  readonly defaultProps: unknown;
  /** Contents of logo.svg. */
  readonly logo: string;
  /** Contents of mark.svg. */
  readonly mark: string;
}

/** The result of checking a brand. */
export interface BrandVerdict {
  /** One sentence per problem; empty if the brand is accepted. */
  readonly problems: readonly string[];
  /** Number of colour pairs measured. */
  readonly pairs: number;
  /** Width of its wordmark. */
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

/** Every failing pair, with changes to a single token that would fix it, nearest first. */
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

/**
 * Checks a brand and describes each problem in plain words: tokens, every colour pair in both schemes and on every surface, wording,
 * logos, presets.
 */
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
