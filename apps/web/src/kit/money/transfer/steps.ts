import type { ScreenPath } from '../../../platform/navigation/path-to.ts';

/** The steps of getting money, in order. */
export const steps = ['amount', 'where', 'speed', 'review'] as const;
/** A step of getting money. */
export type Step = (typeof steps)[number];

const paths = {
  amount: '/ewa/get-money',
  where: '/ewa/get-money/where',
  speed: '/ewa/get-money/speed',
  review: '/ewa/get-money/review',
} as const satisfies Record<Step, ScreenPath>;

/** Returns the path of a step. */
export function stepPath(step: Step): (typeof paths)[Step] {
  return paths[step];
}

/** The review with its agreements open: what a button led to that said so. */
export const readingFirst = `${paths.review}?read`;

/** Query of those paths that says that the account is for a transfer that waits. */
export const forTransfer = '?for=transfer';
