import { enumeration, type NameOf } from '../enumeration/index.ts';

/** What is to be done about rating the app; after an answer, which one it was. The third is spelt as the documents spell it. */
export const ratingAction = enumeration(['PerformRating', 'AppRated', 'RemindMeLator', 'NoThanks']);
export type RatingAction = NameOf<typeof ratingAction>;

/** Transfers that have to arrive before anyone is asked for a rating. */
const transfersBefore = 3;

/** How long “Remind me later” is, in ms. */
const laterMs = 30 * 24 * 60 * 60_000;

/** A person's last answer, and what they know of the product. */
export interface RatingFacts {
  /** Null if the person has never been asked. */
  readonly answer: { readonly action: RatingAction; readonly at: Date } | null;
  /** How many of the person's transfers have arrived. */
  readonly arrived: number;
}

/** Whether to ask someone for a rating: once they know the product, again a while after “Remind me later”, and never after another answer. */
export function asksForRating({ answer, arrived }: RatingFacts, now: Date): boolean {
  if (!answer) return arrived >= transfersBefore;
  return answer.action === 'RemindMeLator' && now.getTime() - answer.at.getTime() >= laterMs;
}
