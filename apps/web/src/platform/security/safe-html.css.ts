import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** A document from the server: only the spacing is ours. */
export const document = style({ lineHeight: 1.5, overflowWrap: 'anywhere' });

const headings = ':is(h1, h2, h3, h4, h5, h6)';

globalStyle(`${document} ${headings}`, {
  marginBlockStart: space[5],
  fontFamily: vars.type.displayFamily,
  fontSize: vars.type.body,
  fontWeight: vars.type.headingWeight,
  lineHeight: 1.3,
});
globalStyle(`${document} :is(p, ul, ol, table, blockquote)`, { marginBlockStart: space[3] });
globalStyle(`${document} :is(ul, ol)`, { paddingInlineStart: space[5] });
globalStyle(`${document} li + li`, { marginBlockStart: space[1] });
globalStyle(`${document} > :first-child`, { marginBlockStart: 0 });
