import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

export const dash = style({ color: vars.colour.textMuted });
