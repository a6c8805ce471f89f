import type { MinorUnits } from '../money/index.ts';

/** How far a goal is, as the person is told of it. */
export type Milestone = 'halfway' | 'almostThere' | 'achieved';

/** The part of a goal from which each is reached, in percent; the documents give none. */
export const milestonePercents = { halfway: 50, almostThere: 90, achieved: 100 } as const satisfies Record<
  Milestone,
  number
>;

const inOrder = ['achieved', 'almostThere', 'halfway'] as const satisfies readonly Milestone[];

/** The furthest milestone that an amount has reached; null before the first. */
export function milestoneOf(saved: MinorUnits, target: MinorUnits): Milestone | null {
  return inOrder.find((one) => saved * 100 >= target * milestonePercents[one]) ?? null;
}

/** The furthest milestone that was passed between two amounts; null if there was none. */
export function milestonePassed(
  { from, to }: { readonly from: MinorUnits; readonly to: MinorUnits },
  target: MinorUnits,
): Milestone | null {
  const reached = milestoneOf(to, target);
  return reached !== null && from * 100 < target * milestonePercents[reached] ? reached : null;
}

/** How much of a goal is saved, in whole percent: 100 only once all of it is there. */
export function percentSaved(saved: MinorUnits, target: MinorUnits): number {
  return Math.min(100, Math.floor((saved * 100) / target));
}
