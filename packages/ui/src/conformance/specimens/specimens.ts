import { controls } from './controls.tsx';
import { overlays } from './overlays.tsx';
import { patternParts } from './pattern-parts.tsx';
import { patternScreens } from './pattern-screens.tsx';
import { patternSheets } from './pattern-sheets.tsx';
import { primitiveScreens, primitives } from './primitives.tsx';
import type { Specimen } from './specimen.ts';
import { views } from './views.tsx';

/** Those that can stand beside one another, by what a page of them is called. */
export const together = { controls, views, parts: { ...primitives, ...patternParts } } as const;

/** Those that take a page, or lie over it. */
export const alone = { ...overlays, ...primitiveScreens, ...patternScreens, ...patternSheets } as const;

/** Every export that draws something, with as few props as it takes, by the path under which one imports it. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...together.controls,
  ...together.views,
  ...together.parts,
  ...alone,
};
