import { vars } from '@dayfare/themes/vars';
import { styleVariants } from '@vanilla-extract/css';

const { colour } = vars;

/** Text colour by meaning. */
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

/** Text colour by meaning. */
export type TextTone = keyof typeof textTone;
