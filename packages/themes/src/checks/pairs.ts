import type { Role } from '../surfaces/surfaces.ts';

/** Two roles that meet on a screen, the least contrast between them, and what is lost below it. */
export interface Pair {
  readonly foreground: Role;
  readonly background: Role;
  readonly minimum: number;
  readonly why: string;
  /** Set where the two meet on the page only, never inside a surface. */
  readonly pageOnly?: true;
  /** An edge that the page draws around the foreground where its own contrast is too low; it can then be told by that edge. */
  readonly edge?: Role;
}

/** Least contrast of text. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const text = 4.5;
/** Least contrast of parts by which one recognises a control, and of graphics. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const part = 3;

/** The edge of a main action that is nearly as light, or as dark, as the page: a yellow button on white. */
export const actionEdge: Role = 'borderStrong';

const backgrounds = ['canvas', 'surface', 'surfaceSunken', 'field'] as const;
const tinted = [
  'actionSubtle',
  'selectedSubtle',
  'dangerSurface',
  'warningSurface',
  'successSurface',
  'infoSurface',
] as const;

const on = (foreground: Role, backgrounds: readonly Role[], minimum: number, why: string): Pair[] =>
  backgrounds.map((background) => ({ foreground, background, minimum, why }));

const statuses = ['danger', 'warning', 'success', 'info'] as const;

const statusPairs = statuses.flatMap((status) => [
  ...on(
    `${status}Text`,
    ['canvas', 'surface', 'surfaceSunken', `${status}Surface`],
    text,
    `the ${status} message is read`,
  ),
  ...on(`${status}Text`, ['actionSubtle'], text, `the ${status} message in a pressed row is read`),
  ...on(
    `${status}Border`,
    ['canvas', 'surface', `${status}Surface`],
    part,
    `the ${status} message's edge is seen`,
  ),
]);

/** Every pair that the contract promises, checked in a loop over brands, schemes and surfaces. */
export const pairs: readonly Pair[] = [
  ...on('text', [...backgrounds, ...tinted], text, 'body text is read'),
  ...on('textMuted', [...backgrounds, 'selectedSubtle'], text, 'secondary text is read'),
  ...on(
    'textMuted',
    statuses.map((status) => `${status}Surface` as const),
    text,
    'the detail of a message is read',
  ),
  ...on('textDisabled', [...backgrounds, 'disabled'], text, 'one can read what cannot be used now'),
  ...on('borderStrong', backgrounds, part, "the control's edge is seen"),
  ...on('borderStrong', ['selectedSubtle'], part, 'the box in a selected row is seen'),
  ...on('onAction', ['action', 'actionHover', 'actionPressed'], text, 'the label of the main action is read'),
  ...on('action', ['canvas', 'surface'], part, 'the main action stands out as a button').map((pair) => ({
    ...pair,
    edge: actionEdge,
  })),
  ...on(
    'onActionSubtle',
    ['actionSubtle', 'actionSubtleHover'],
    text,
    'the label of the second action is read',
  ),
  ...on('link', [...backgrounds, ...tinted], text, 'a link is read'),
  ...on('linkHover', [...backgrounds, ...tinted], text, 'a link under the pointer is read'),
  ...on('onSelected', ['selected'], text, 'the chosen day, and the tick in a box, are read'),
  ...on('selected', ['canvas', 'surface', 'field', 'selectedSubtle'], part, 'the chosen one stands out'),
  ...on('onBrand', ['brand'], text, "text on the brand's background is read"),
  ...on('onBrandMuted', ['brand'], text, "secondary text on the brand's background is read"),
  ...on('onMedia', ['media'], text, 'text on a veiled picture is read'),
  ...on('onDanger', ['danger', 'dangerHover'], text, 'the label of a destructive action is read'),
  ...on('dangerBorder', ['field'], part, 'the edge of a field in error is seen'),
  ...on('dangerText', ['field'], text, 'an error inside a field is read'),
  ...statusPairs,
  ...on(
    'focusRing',
    [...backgrounds, 'focusRingInner', 'selectedSubtle'],
    part,
    'one sees where the focus is',
  ),
  ...on('chart', ['surface', 'canvas'], part, 'a bar is seen'),
  ...on('chartStrong', ['surface', 'canvas'], part, 'the chosen bar is seen'),
  ...on('chartStrong', ['chart'], 1.6, 'the chosen bar is told apart without seeing hue'),
  ...on('onInverse', ['inverse'], text, 'a snackbar is read'),
  ...on('onInverseAction', ['inverse'], text, 'the action of a snackbar is read'),
  {
    foreground: 'inverse',
    background: 'canvas',
    minimum: part,
    why: 'a snackbar stands out from the page',
    pageOnly: true,
  },
];
