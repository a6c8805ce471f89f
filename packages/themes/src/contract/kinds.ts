import type { ColourRoles, Tokens } from './tokens.ts';

/** A number within bounds, in the unit that it is written with in CSS. */
export interface NumberKind {
  readonly kind: 'number';
  readonly unit: 'px' | 'rem' | 'em' | 'ms' | '';
  readonly low: number;
  readonly high: number;
  /** Set where only multiples will do. */
  readonly step?: number;
}

/** What a token that is no colour may be. */
export type Kind = NumberKind | { readonly kind: 'family' } | { readonly kind: 'easing' };

const number =
  (unit: NumberKind['unit']) =>
  (low: number, high: number, step?: number): NumberKind => ({
    kind: 'number',
    unit,
    low,
    high,
    ...(step === undefined ? {} : { step }),
  });

const px = number('px');
const rem = number('rem');
const em = number('em');
const ms = number('ms');
const plain = number('');
const family = { kind: 'family' } as const;

/** A group of tokens that are no colours. */
export type GroupName = Exclude<keyof Tokens, 'light' | 'dark'>;

/** What each token that is no colour may be. Bounds are those of the contract's sentences: nothing that a brand sets can make a page unreadable or unhittable. */
export const tokenKinds = {
  // A checkbox rounder than 8 px would be taken for a radio button.
  radius: { button: px(0, 999), field: px(0, 48), card: px(0, 48), sheet: px(0, 48), small: px(0, 8) },
  type: {
    bodyFamily: family,
    displayFamily: family,
    headingWeight: plain(500, 800),
    strongWeight: plain(500, 700),
    displayTracking: em(-0.05, 0.02),
    hero: rem(2, 5),
    title: rem(1.25, 2.5),
    heading: rem(1, 1.75),
    body: rem(1, 1.25),
    label: rem(0.875, 1.125),
    caption: rem(0.8125, 1),
  },
  density: { control: px(44, 72), row: px(56, 96), cardPadding: px(12, 32, 4), section: px(16, 64, 4) },
  motion: { quick: ms(80, 200), enter: ms(150, 400), easing: { kind: 'easing' } },
  elevation: { card: plain(0, 2), overlay: plain(0, 2) },
} as const satisfies { readonly [Group in GroupName]: Readonly<Record<keyof Tokens[Group], Kind>> };

/** The kinds of one group, by the names of its tokens. */
export const kindsOf = (group: GroupName): Readonly<Record<string, Kind>> => tokenKinds[group];

/** The names of the groups. */
export const groupNames = Object.keys(tokenKinds) as readonly GroupName[];

/** Roles that must let something through; all others are opaque. */
export const translucentRoles: ReadonlySet<string> = new Set<keyof ColourRoles>(['scrim', 'shadow']);

/** The sizes of the type scale, smallest first: each is at least as large as the one before. */
export const typeOrder = ['caption', 'label', 'body', 'heading', 'title', 'hero'] as const;
