import { globalStyle } from '@vanilla-extract/css';
import { variableName } from '../contract/variables.ts';
import { vars } from '../contract/vars.css.ts';
import { type Paint, surfaces } from './surfaces.ts';

const paint = (value: Paint): string =>
  typeof value === 'string'
    ? vars.colour[value]
    : `color-mix(in srgb, ${vars.colour[value.ink]} ${value.share}%, ${vars.colour[value.ground]})`;

for (const [name, roles] of Object.entries(surfaces)) {
  globalStyle(`[data-surface="${name}"]`, {
    color: vars.colour.text,
    vars: Object.fromEntries(
      Object.entries(roles).map(([role, value]) => [`--${variableName(['colour', role])}`, paint(value)]),
    ),
  });
}
