import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const turn = keyframes({ to: { rotate: '1turn' } });
const pulse = keyframes({ '50%': { opacity: 0.4 } });

export const root = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '100%',
  color: vars.colour.link,
});

export const turning = style({
  display: 'block',
  flex: 'none',
  animation: `${turn} 800ms linear infinite`,
  // With reduced motion the spinner pulses instead of turning, to show that work continues. This overrides the reset.
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: `${pulse} 2s ease-in-out infinite !important` },
  },
});

export const circle = styleVariants({
  small: { inlineSize: '1.25em', blockSize: '1.25em' },
  medium: { inlineSize: '32px', blockSize: '32px' },
  large: { inlineSize: '56px', blockSize: '56px' },
});

export const label = style({
  fontFamily: vars.type.bodyFamily,
  fontSize: vars.type.body,
  lineHeight: 1.5,
  color: vars.colour.text,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
