import type { CallNotes } from '../wire/index.ts';
import type { feedbackContract } from './feedback-contract.ts';

export const notes = {
  saveFeedback: 'Send feedback about the product',
  submitFeedback: 'The same, by the other path',
  getAppRatingStatus: 'Whether to ask for a rating in the app store now',
  setAppRatingStatus: 'Record the answer to being asked for a rating',
} as const satisfies CallNotes<typeof feedbackContract>;
