import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** As wide as the logo, and narrower if there is no room. */
export const root = style({ display: 'block', inlineSize: 'fit-content', maxInlineSize: '100%' });

/** The height is fixed and the width follows the artwork: logos are wide or square, and the header must not move. */
export const logo = style({
  display: 'block',
  blockSize: '32px',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  color: vars.colour.text,
});
