import { vars } from '@dayfare/themes/vars';
import { styleVariants } from '@vanilla-extract/css';

const { colour } = vars;

/** Colour of a text by what it says. */
export const textTone = styleVariants({
  default: { color: colour.text },
  muted: { color: colour.textMuted },
  disabled: { color: colour.textDisabled },
  danger: { color: colour.dangerText },
  warning: { color: colour.warningText },
  success: { color: colour.successText },
  info: { color: colour.infoText },
  inherit: { color: 'inherit' },
});

/** Colour of a text by what it says. */
export type TextTone = keyof typeof textTone;
