import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { colour } = vars;

const base = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  borderRadius: vars.radius.card,
  border: '1px solid',
  color: colour.text,
  fontSize: vars.type.body,
  lineHeight: 1.5,
  '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
});

/** Background and edge by tone. */
export const banner = styleVariants({
  info: [base, { background: colour.infoSurface, borderColor: colour.infoBorder }],
  success: [base, { background: colour.successSurface, borderColor: colour.successBorder }],
  warning: [base, { background: colour.warningSurface, borderColor: colour.warningBorder }],
  danger: [base, { background: colour.dangerSurface, borderColor: colour.dangerBorder }],
});

const sign = style({ display: 'flex', flexShrink: 0, paddingBlockStart: '2px' });

/** The tone's icon. */
export const icon = styleVariants({
  info: [sign, { color: colour.infoText }],
  success: [sign, { color: colour.successText }],
  warning: [sign, { color: colour.warningText }],
  danger: [sign, { color: colour.dangerText }],
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const title = style({ margin: 0, fontWeight: vars.type.strongWeight, textWrap: 'balance' });

export const action = style({ marginBlockStart: space[2] });

export const dismiss = style({ flexShrink: 0, marginBlock: '-10px', marginInlineEnd: '-10px' });
