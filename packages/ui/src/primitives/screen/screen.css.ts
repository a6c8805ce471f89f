import { space, widths } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

export const tablet = `screen and (min-width: ${widths.tablet}px)`;
export const desktop = `screen and (min-width: ${widths.twoColumns}px)`;

/** Space between the edge of the column and its content, including the header. */
const gutter = 'var(--df-gutter)';

/**
 * `dvh` follows the browser's bars; the line before is for browsers without it. `--df-frame` is the height of what is below every page.
 */
export const root = style({
  vars: { '--df-gutter': space[4] },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: ['calc(100vh - var(--df-frame, 0px))', 'calc(100dvh - var(--df-frame, 0px))'],
  background: vars.colour.canvas,
  color: vars.colour.text,
  fontFamily: vars.type.bodyFamily,
  '@media': {
    [tablet]: { vars: { '--df-gutter': space[5] } },
    [desktop]: { vars: { '--df-gutter': space[6] } },
  },
});

export const inset = `max(${gutter}, var(--df-safe-left, env(safe-area-inset-left, 0px))) max(${gutter}, var(--df-safe-right, env(safe-area-inset-right, 0px)))`;

/**
 * Centred, unless the app says where columns begin: beside a rail, all pages do at the same place, however wide they are. The value is a
 * margin, so that a percentage is of what is beside the rail.
 */
export const column = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'var(--df-column-start, auto) auto',
} as const;

/** Inner width plus the gutters on both sides. */
const widthOf = (inner: string) => `calc(${inner} + 2 * ${gutter})`;

/** Width of the summary next to a task. */
const summary = '340px';

export const maxWidths = {
  task: widthOf(`${widths.task}px - 2 * ${space[4]}`),
  beside: widthOf(`${widths.task}px + ${summary} + ${space[7]}`),
  wide: widthOf(`${widths.page}px`),
  tablet: widthOf('720px'),
} as const;

/** The header is aligned with the content below: in a large window, a back arrow at the window's edge would be far from everything. */
export const head = styleVariants({
  list: {
    ...column,
    maxInlineSize: maxWidths.task,
    '@media': { [tablet]: { maxInlineSize: maxWidths.tablet } },
  },
  task: { ...column, maxInlineSize: maxWidths.task },
  beside: {
    ...column,
    maxInlineSize: maxWidths.task,
    '@media': { [desktop]: { maxInlineSize: maxWidths.beside } },
  },
  wide: {
    ...column,
    maxInlineSize: maxWidths.task,
    '@media': {
      [tablet]: { maxInlineSize: maxWidths.tablet },
      [desktop]: { maxInlineSize: maxWidths.wide },
    },
  },
});

export const body = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });

/** A task and its summary: side by side on a desktop; only the task on a phone. */
export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  '@media': {
    [desktop]: {
      ...column,
      flexGrow: 0,
      maxInlineSize: maxWidths.beside,
      paddingInline: inset,
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${widths.task}px) ${summary}`,
      alignItems: 'start',
      columnGap: space[7],
    },
  },
});

export const summaryPart = style({
  display: 'none',
  '@media': {
    [desktop]: { display: 'block', position: 'sticky', insetBlockStart: space[6], paddingBlock: space[5] },
  },
});

/** Next to a summary, the columns set the edges. */
export const besideSummary = { [`${columns} &`]: { maxInlineSize: 'none', paddingInline: 0 } } as const;

export const content = styleVariants({
  task: {
    ...column,
    paddingInline: inset,
    maxInlineSize: maxWidths.task,
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: vars.density.section,
    paddingBlock: space[5],
    // The action follows the content instead of being at the bottom of a large window.
    '@media': { [tablet]: { flexGrow: 0 }, [desktop]: { selectors: besideSummary } },
  },
  list: {
    ...column,
    paddingInline: inset,
    maxInlineSize: maxWidths.task,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.density.section,
    paddingBlock: space[5],
    '@media': { [tablet]: { maxInlineSize: maxWidths.tablet } },
  },
  wide: {
    ...column,
    paddingInline: inset,
    maxInlineSize: maxWidths.task,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    flexGrow: 1,
    gap: vars.density.section,
    paddingBlock: space[5],
    '@media': {
      [tablet]: { maxInlineSize: maxWidths.tablet },
      [desktop]: {
        maxInlineSize: maxWidths.wide,
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        columnGap: space[6],
      },
    },
  },
});

/** Spans both columns: the page's heading, and what is below them. */
export const across = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  minInlineSize: 0,
  '@media': { [desktop]: { gridColumn: '1 / -1' } },
});

/** A column of a wide screen. On a phone there is only one, of which the parts' content is the rows. */
export const part = style({
  display: 'contents',
  '@media': {
    [desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.density.section,
      minInlineSize: 0,
    },
  },
});

/** On a phone, content that has help below it does not push that help down to the action. */
export const contentWithHelp = style({ flexGrow: 0 });
