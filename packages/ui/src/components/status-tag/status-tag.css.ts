import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour, type } = vars;

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  maxInlineSize: '100%',
  minBlockSize: '1.75em',
  paddingBlock: '2px',
  paddingInline: `${space[2]} 10px`,
  border: '1px solid transparent',
  borderRadius: '999px',
  fontFamily: type.bodyFamily,
  fontSize: type.caption,
  fontWeight: type.strongWeight,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

/** Background and text by tone. */
export const tone = styleVariants({
  neutral: { background: colour.actionSubtle, color: colour.onActionSubtle },
  info: { background: colour.infoSurface, color: colour.infoText },
  success: { background: colour.successSurface, color: colour.successText },
  warning: { background: colour.warningSurface, color: colour.warningText },
  danger: { background: colour.dangerSurface, color: colour.dangerText },
});

export const icon = style({ flex: 'none', inlineSize: '1.2em', blockSize: '1.2em' });
