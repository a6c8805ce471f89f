export { type FeedbackKind, feedbackKinds, longestFeedback } from './feedback.ts';
export { asksForRating, type RatingAction, type RatingFacts, ratingAction } from './rating.ts';
