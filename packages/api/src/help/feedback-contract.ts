import { feedbackKinds, longestFeedback } from '@dayfare/domain/help';
import * as z from 'zod/mini';
import { call, wireNumber } from '../wire/index.ts';

const feedback = z.object({
  kind: z.enum(feedbackKinds),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestFeedback)),
  /** Whether the person may be asked about it. */
  mayContact: z.boolean(),
});

/** The calls with which people say what they think of the product. The payloads are ours. */
export const feedbackContract = {
  /** Send feedback about the product. */
  saveFeedback: call('POST', 'user/savefeedback', { input: feedback, payload: z.boolean() }),
  /** The same, by the other path. */
  submitFeedback: call('POST', 'user/submitfeedback', { input: feedback, payload: z.boolean() }),
  /** Whether to ask for a rating in the app store now. `PerformRating`, or the person's last answer. The documents name no call that says so. */
  getAppRatingStatus: call('GET', 'user/GetAppRatingStatus', {
    payload: z.object({ status: wireNumber }),
    meta: { ours: true },
  }),
  /** Record the answer to being asked for a rating. Any other `httpStatusCode` than 200 is a failure. */
  setAppRatingStatus: call('POST', 'user/SetAppRatingStatus', {
    input: z.object({ status: wireNumber }),
    payload: z.object({ httpStatusCode: wireNumber }),
  }),
};

/** Feedback as on the wire. */
export type WireFeedback = z.infer<typeof feedback>;
