import type { CSSProperties } from 'react';

/** Values that come from data, for the CSS that draws them: `{ paint: '#fff' }` sets `--page-paint`. */
export const cssVariables = (values: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--page-${name}`, value]));
