import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

/** Height is fixed, width follows the drawing: logos are wide or square, and a header must not jump. */
export const logo = style({
  display: 'block',
  blockSize: '32px',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  color: vars.colour.text,
});
