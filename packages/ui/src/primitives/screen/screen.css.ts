import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const desktop = `screen and (min-width: ${widths.twoColumns}px)`;
const gutter = space[4];

/** `dvh` follows the browser's bars as they come and go; the line before it is for browsers without. */
export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: ['100vh', '100dvh'],
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.type.bodyFamily,
});

const wideColumn = `${widths.twoColumns + widths.smallest}px`;

/** On a desktop the header stands over its column: a way back at the edge of a large window is far from everything. */
export const head = styleVariants({
  task: {
    '@media': { [desktop]: { inlineSize: '100%', maxInlineSize: `${widths.task}px`, marginInline: 'auto' } },
  },
  wide: {
    boxSizing: 'border-box',
    '@media': {
      [desktop]: {
        inlineSize: '100%',
        maxInlineSize: wideColumn,
        marginInline: 'auto',
        paddingInline: `calc(${space[6]} - ${gutter})`,
      },
    },
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

const column = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `max(${gutter}, env(safe-area-inset-left)) max(${gutter}, env(safe-area-inset-right))`,
} as const;

export const content = styleVariants({
  task: {
    ...column,
    maxInlineSize: `${widths.task}px`,
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.density.section,
    paddingBlock: space[5],
    // The action follows the content, rather than lying at the foot of a large window.
    '@media': { [desktop]: { flexGrow: 0 } },
  },
  wide: {
    ...column,
    maxInlineSize: `${widths.task}px`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    flexGrow: 1,
    gap: vars.density.section,
    paddingBlock: space[5],
    '@media': {
      [desktop]: {
        maxInlineSize: wideColumn,
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        columnGap: space[7],
        paddingInline: space[6],
        paddingBlock: space[6],
      },
    },
  },
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  minInlineSize: 0,
});

const inFlow = { position: 'static', selectors: { '&::before': { content: 'none' } } } as const;

/**
 * Low on a phone, within reach of a thumb. The keyboard's height comes from the component: iOS lays the keyboard over
 * the page without shrinking it, so that `bottom: 0` would be behind it.
 */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: 'var(--df-keyboard, 0px)',
  zIndex: 1,
  background: vars.colour.canvas,
  // What scrolls below it fades out rather than being cut.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: space[5],
      pointerEvents: 'none',
      background: `linear-gradient(to top, ${vars.colour.canvas}, transparent)`,
    },
  },
  '@media': {
    [desktop]: inFlow,
    // On a landscape phone, or with very large text, a bar that stays would cover what it belongs to.
    '(max-height: 28em)': inFlow,
  },
});

export const footerColumn = style({
  ...column,
  maxInlineSize: `${widths.task}px`,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingBlockStart: space[3],
  paddingBlockEnd: `calc(${space[4]} + var(--df-safe-bottom, env(safe-area-inset-bottom, 0px)))`,
});
