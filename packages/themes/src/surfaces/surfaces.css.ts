import { globalStyle } from '@vanilla-extract/css';
import { variableName } from '../contract/variables.ts';
import { vars } from '../contract/vars.css.ts';
import { type Paint, surfaces } from './surfaces.ts';

function paint(value: Paint): string {
  if (typeof value === 'string') return vars.colour[value];
  const [over, under] =
    'veil' in value ? [value.veil, 'transparent'] : [value.ink, vars.colour[value.background]];
  return `color-mix(in srgb, ${vars.colour[over]} ${value.share}%, ${under})`;
}

for (const [name, roles] of Object.entries(surfaces)) {
  globalStyle(`[data-surface="${name}"]`, {
    color: vars.colour.text,
    vars: {
      ...Object.fromEntries(
        Object.entries(roles).map(([role, value]) => [`--${variableName(['colour', role])}`, paint(value)]),
      ),
      [`--${variableName(['edge', 'action'])}`]: 'transparent',
    },
  });
}
