import { controls } from './controls.tsx';
import { overlays } from './overlays.tsx';
import type { Specimen } from './specimen.ts';
import { views } from './views.tsx';

/** Every component with as few props as it takes, by the name of its folder. */
export const specimens: Readonly<Record<string, Specimen>> = { ...controls, ...views, ...overlays };
