import { type MinorUnits, minorUnits, subtract, zero } from '../money/index.ts';

/** A step of the reward: so many people enrolled, so much in all. */
export interface RewardStep {
  readonly people: number;
  /** All that has been paid then, in minor units of the inviter's currency. */
  readonly total: MinorUnits;
}

/** "1 friend 15, 2 friends 30, 3 friends 50": read as totals. */
export const rewardSteps: readonly RewardStep[] = [
  { people: 1, total: minorUnits(15_00) },
  { people: 2, total: minorUnits(30_00) },
  { people: 3, total: minorUnits(50_00) },
];

/** What so many enrolled people come to in all. */
export function rewardFor(people: number): MinorUnits {
  return rewardSteps.findLast((step) => step.people <= people)?.total ?? zero;
}

/** What is paid for one more enrolled person, after so many; nothing past the last step. */
export function rewardOfNext(people: number): MinorUnits {
  return subtract(rewardFor(people + 1), rewardFor(people));
}
