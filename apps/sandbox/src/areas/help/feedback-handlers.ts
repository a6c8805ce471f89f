import { feedbackContract } from '@dayfare/api/help/feedback-contract';
import { ratingAction } from '@dayfare/domain/help';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { answerRating, keepFeedback, ratingStatusOf } from './feedback.ts';

const calls = implement(feedbackContract).$context<ApiContext>().use(requireSession);

/** Feedback about the product, and ratings of the app. */
export const feedbackHandlers = calls.router({
  saveFeedback: calls.saveFeedback.handler(({ context, input }) => keepFeedback(context, input)),
  submitFeedback: calls.submitFeedback.handler(({ context, input }) => keepFeedback(context, input)),
  getAppRatingStatus: calls.getAppRatingStatus.handler(async ({ context }) => ({
    status: ratingAction.toWire(await ratingStatusOf(context)),
  })),
  setAppRatingStatus: calls.setAppRatingStatus.handler(async ({ context, input }) => {
    await answerRating(context, input.status);
    return { httpStatusCode: 200 };
  }),
});
