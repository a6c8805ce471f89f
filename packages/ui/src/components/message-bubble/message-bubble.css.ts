import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style } from '@vanilla-extract/css';

const { colour, type } = vars;

export const root = style({
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  inlineSize: '100%',
  minInlineSize: 0,
  fontFamily: type.bodyFamily,
  fontSize: type.body,
  lineHeight: 1.4,
  color: colour.text,
  overflowWrap: 'anywhere',
});

export const own = style({ alignItems: 'flex-end' });

export const author = style({
  paddingInlineStart: space[3],
  fontSize: type.caption,
  fontWeight: type.strongWeight,
  color: colour.textMuted,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  // So that one sees at a glance whose it is, also where both have the same colour.
  maxInlineSize: 'min(100%, 34rem)',
  minInlineSize: 0,
  paddingInlineEnd: space[4],
});

export const ownLine = style({
  flexDirection: 'row-reverse',
  paddingInlineEnd: 0,
  paddingInlineStart: space[4],
});

export const bubble = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minInlineSize: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius.card,
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
});

export const otherBubble = style({ background: colour.surfaceSunken });

export const ownBubble = style({ background: colour.actionSubtle, color: colour.onActionSubtle });

export const words = style({ whiteSpace: 'pre-wrap' });

export const gone = style({ fontStyle: 'italic' });

export const note = style({ fontSize: type.caption, lineHeight: 1.3 });

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: space[2],
  borderInlineStart: '3px solid currentColor',
  fontSize: type.caption,
});

export const quoteName = style({ fontWeight: type.strongWeight });
