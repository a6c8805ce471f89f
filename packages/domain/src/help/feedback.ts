/** What feedback is about. */
export const feedbackKinds = ['idea', 'problem', 'praise'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** Longest feedback, in characters. */
export const longestFeedback = 1_000;
