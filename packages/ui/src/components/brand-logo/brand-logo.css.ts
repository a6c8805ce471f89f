import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** As wide as the drawing, and narrower where there is no room for it. */
export const root = style({ display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%' });

/** Height is fixed, width follows the drawing: logos are wide or square, and a header must not jump. */
export const logo = style({
  display: 'block',
  blockSize: '32px',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  color: vars.colour.text,
});
