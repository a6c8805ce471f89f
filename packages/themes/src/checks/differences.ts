import type { Colour, ColourRoles, Scheme, Tokens } from '../contract/tokens.ts';
import { schemes } from '../contract/tokens.ts';
import { distance, oklchOf } from '../derive/colour.ts';
import type { Role } from '../surfaces/surfaces.ts';
import { luminance, parseColour } from './contrast.ts';

/** Two roles whose difference has a meaning, the minimum perceived difference (0.02 is just noticeable), and what is lost below it. */
interface Difference {
  readonly one: Role;
  readonly other: Role;
  readonly least: number;
  readonly why: string;
}

const apart = (one: Role, other: Role, least: number, why: string): Difference => ({
  one,
  other,
  least,
  why,
});

const differences: readonly Difference[] = [
  apart('actionHover', 'action', 0.02, 'one sees that the main action is under the pointer'),
  apart('actionPressed', 'actionHover', 0.02, 'one sees that the main action is pressed'),
  apart('actionSubtleHover', 'actionSubtle', 0.015, 'one sees that the second action is under the pointer'),
  apart('linkHover', 'link', 0.03, 'one sees that the link is under the pointer'),
  apart('dangerHover', 'danger', 0.02, 'one sees that the destructive action is under the pointer'),
  apart('danger', 'action', 0.04, 'a destructive action is not taken for the main one'),
  apart('link', 'text', 0.08, 'a link is told from the text around it'),
  apart('dangerText', 'successText', 0.1, 'a failure is not taken for a success'),
  apart('dangerText', 'warningText', 0.05, 'a failure is not taken for a warning'),
  apart('warningText', 'successText', 0.05, 'a warning is not taken for a success'),
];

/** Hues of OKLCH in which people know a status, in degrees, clockwise from the first to the second. */
const statusHues = {
  danger: { from: 335, to: 45, name: 'a red' },
  warning: { from: 45, to: 112, name: 'an amber' },
  success: { from: 112, to: 195, name: 'a green' },
  info: { from: 195, to: 315, name: 'a blue' },
} as const;

/** Below this a colour has no hue that one would name. */
const leastChroma = 0.03;

const isWithin = (hue: number, { from, to }: { readonly from: number; readonly to: number }) =>
  from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;

function hueProblems(scheme: Scheme, roles: ColourRoles): string[] {
  const toned = Object.entries(statusHues).flatMap(([status, hues]) => {
    const names = [`${status}Text`, `${status}Border`, ...(status === 'danger' ? ['danger'] : [])];
    return names.map((name) => ({ name: name as Role, hues }));
  });
  return toned.flatMap(({ name, hues }) => {
    const [, chroma, hue] = oklchOf(roles[name]);
    return chroma >= leastChroma && isWithin(hue, hues)
      ? []
      : [`${scheme}.${name} is ${roles[name]} and must be ${hues.name}, as people know it.`];
  });
}

const opaque = (colour: Colour): Colour => `#${colour.slice(1, 7)}`;

function differenceProblems(scheme: Scheme, roles: ColourRoles): string[] {
  return differences.flatMap(({ one, other, least, why }) =>
    distance(opaque(roles[one]), opaque(roles[other])) >= least
      ? []
      : [
          `${scheme}.${one} ${roles[one]} looks like ${scheme}.${other} ${roles[other]}; they must differ so that ${why}.`,
        ],
  );
}

/** A card is seen by its fill or by its shadow. */
const cardLeast = 0.012;

function cardProblems(scheme: Scheme, { surface, canvas }: ColourRoles, shadow: number): string[] {
  // A shadow on a dark page hardly shows.
  const isSeen = distance(surface, canvas) >= cardLeast || (scheme === 'light' && shadow >= 0.5);
  return isSeen
    ? []
    : [
        `${scheme}.surface ${surface} looks like ${scheme}.canvas ${canvas}, so that cards vanish in the page.`,
      ];
}

/** Least opacity of the veil behind a dialog, 0 to 1: less, and the page behind still asks to be used. */
const leastScrim = 0.4;

function scrimProblems(scheme: Scheme, { scrim }: ColourRoles): string[] {
  const [, , , alpha] = parseColour(scrim);
  return alpha >= leastScrim
    ? []
    : [
        `${scheme}.scrim ${scrim} covers ${Math.round(alpha * 100)} % of the page and must cover at least ${leastScrim * 100} %.`,
      ];
}

function schemeProblems(scheme: Scheme, { canvas, text }: ColourRoles): string[] {
  const isLight = luminance(parseColour(canvas)) > luminance(parseColour(text));
  return isLight === (scheme === 'light')
    ? []
    : [
        `${scheme}.canvas ${canvas} is ${isLight ? 'lighter' : 'darker'} than ${scheme}.text ${text}: light and dark are swapped.`,
      ];
}

/** Describes meaningful colour differences that a brand no longer makes, one sentence each. */
export const differenceFaults = (tokens: Tokens): string[] =>
  schemes.flatMap((scheme) => {
    const roles = tokens[scheme];
    return [
      ...schemeProblems(scheme, roles),
      ...differenceProblems(scheme, roles),
      ...hueProblems(scheme, roles),
      ...cardProblems(scheme, roles, tokens.elevation.card),
      ...scrimProblems(scheme, roles),
    ];
  });
