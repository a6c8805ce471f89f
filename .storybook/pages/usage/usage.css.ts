import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const row = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${colour.border}`,
  '@media': {
    'screen and (min-width: 720px)': { gridTemplateColumns: '260px minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const subject = style({ display: 'flex', gap: space[3], minInlineSize: 0 });

export const words = style({ display: 'flex', flexDirection: 'column', gap: '2px', minInlineSize: 0 });

export const name = style({ fontSize: type.label, fontWeight: type.strongWeight, overflowWrap: 'anywhere' });

export const note = style({ fontSize: type.caption, lineHeight: 1.4, color: colour.textMuted });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '32px',
  paddingInline: space[3],
  borderRadius: vars.radius.small,
  border: `1px solid ${colour.border}`,
  background: colour.surface,
  color: colour.text,
  fontSize: type.label,
  overflowWrap: 'anywhere',
});

export const chipLink = style([
  chip,
  {
    color: colour.link,
    textDecoration: 'underline',
    textUnderlineOffset: '0.15em',
    selectors: { '&:hover': { color: colour.linkHover, borderColor: colour.borderStrong } },
  },
]);
