import { space, touchTarget } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

const twoPanes = 'screen and (min-width: 860px)';

/** The draft, its name, and what another one is begun from, in one row where there is room; below it what one does with the draft. */
export const startBar = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [twoPanes]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' } },
});

export const startActions = style({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** What one makes at the start, the tokens at the end, as in any drawing tool; one below the other on a phone. */
export const bench = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [twoPanes]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 380px)' } },
});

/** Stays in sight while one goes through the tokens, and scrolls by itself if it is higher than the window. */
export const result = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    [twoPanes]: {
      position: 'sticky',
      insetBlockStart: 0,
      maxBlockSize: '100dvb',
      overflowY: 'auto',
      // Room for the focus rings of what stands at the edge.
      padding: space[1],
      paddingBlockEnd: space[4],
    },
  },
});

export const pane = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });

/** Its heading stands on the line of the others, which have room for focus rings above them. */
export const tokens = style({ paddingBlockStart: space[1] });

export const sample = style({
  boxSizing: 'border-box',
  maxInlineSize: '420px',
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

/** The heading, and the verdict at the end of its line: in sight whatever one changes. */
export const previewHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});

/** Both schemes, side by side where there is room. */
export const samples = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
});

export const figure = style({ margin: 0, minInlineSize: 0 });

export const sampleBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.density.section,
  padding: space[4],
  background: colour.canvas,
  color: colour.text,
});

export const sampleHero = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: vars.density.cardPadding,
  borderRadius: vars.radius.sheet,
  background: colour.canvas,
  color: colour.text,
});

export const sampleCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: vars.density.cardPadding,
  borderRadius: vars.radius.card,
  background: colour.surface,
  boxShadow: vars.shadow.card,
});

/** A token that is a colour: picker, name, hex. */
export const colourRow = style({
  display: 'grid',
  gridTemplateColumns: `${touchTarget}px minmax(0, 1fr) 116px`,
  columnGap: space[3],
  alignItems: 'center',
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${colour.border}`,
});

export const picker = style({
  inlineSize: `${touchTarget}px`,
  blockSize: `${touchTarget}px`,
  padding: '3px',
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.field,
  background: colour.field,
  cursor: 'pointer',
  forcedColorAdjust: 'none',
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const name = style({ fontSize: type.label, fontWeight: type.strongWeight, overflowWrap: 'anywhere' });
export const note = style({ fontSize: type.caption, lineHeight: 1.35, color: colour.textMuted });
export const wrong = style({ gridColumn: '1 / -1', fontSize: type.caption, color: colour.dangerText });

export const hex = style({ fontSize: type.label });

export const seeds = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
});

/** One of the six: its picker beside its name and hex. */
export const seed = style({
  display: 'grid',
  gridTemplateColumns: `${touchTarget}px minmax(0, 1fr)`,
  alignItems: 'end',
  gap: space[2],
});

export const proposal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flexWrap: 'wrap',
});

export const fileInput = style({
  inlineSize: '100%',
  minBlockSize: `${touchTarget}px`,
  fontSize: type.label,
  color: colour.text,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const drawing = style({ display: 'flex', flexDirection: 'column', gap: space[3], minInlineSize: 0 });

/** A drawing on the canvas of either scheme. */
export const drawn = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  overflow: 'hidden',
  border: `1px solid ${colour.borderStrong}`,
  borderRadius: vars.radius.card,
});

export const drawnOn = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[4],
  overflow: 'hidden',
  background: colour.canvas,
  color: colour.text,
});
