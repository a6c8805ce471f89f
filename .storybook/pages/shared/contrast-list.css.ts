import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

/** A row stands in one line where the list itself has room for it, wherever on the page the list is. */
const roomy = '(min-width: 520px)';

export const room = style({ containerType: 'inline-size', maxInlineSize: '920px' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[2],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${colour.border}`,
  '@container': { [roomy]: { gridTemplateColumns: '56px minmax(0, 1fr) auto' } },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: '2px' });

export const names = style({ fontSize: type.label, fontWeight: type.strongWeight, overflowWrap: 'anywhere' });
export const why = style({ fontSize: type.caption, color: colour.textMuted });

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  gridColumn: '2',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [roomy]: {
      flexDirection: 'column',
      alignItems: 'flex-start',
      gridColumn: 'auto',
      minInlineSize: '152px',
    },
  },
});

/** What to do about a pair, below its words. */
export const after = style({ gridColumn: '2 / -1', selectors: { '&:empty': { display: 'none' } } });

export const ratio = style({ fontSize: type.body, fontWeight: type.strongWeight });
