import type { Chances, Weighted } from './chances.ts';
import type { World } from './world.ts';

/** An operation; gives its name with what became of it. */
export interface Step {
  readonly run: (world: World, chances: Chances) => Promise<string>;
}

/** What happens as often as its weight says. */
export const step = (weight: number, run: Step['run']): Step & Weighted => ({ weight, run });

export const hourMs = 3_600_000;
