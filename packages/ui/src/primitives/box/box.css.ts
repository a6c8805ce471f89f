import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const steps = { ...space, card: vars.density.cardPadding };

export const base = style({ minInlineSize: 0, boxSizing: 'border-box' });

export const padding = styleVariants(steps, (value) => ({ padding: value }));
export const paddingX = styleVariants(steps, (value) => ({ paddingInline: value }));
export const paddingY = styleVariants(steps, (value) => ({ paddingBlock: value }));

export const background = styleVariants({
  none: {},
  canvas: { background: vars.colour.canvas, color: vars.colour.text },
  surface: {
    background: vars.colour.surface,
    color: vars.colour.text,
    // An outline takes no space, so nothing moves.
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
  sunken: { background: vars.colour.surfaceSunken, color: vars.colour.text },
  brand: {
    background: vars.colour.brand,
    color: vars.colour.text,
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  },
});

export const radius = styleVariants({
  none: {},
  small: { borderRadius: vars.radius.small },
  field: { borderRadius: vars.radius.field },
  card: { borderRadius: vars.radius.card },
  sheet: { borderRadius: vars.radius.sheet },
});

/** A hairline, which stays in forced colours when backgrounds and shadows are removed. */
export const bordered = style({ border: `1px solid ${vars.colour.border}` });

export const raised = style({
  boxShadow: vars.shadow.card,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const grow = style({ flexGrow: 1, flexBasis: 0 });
