/** Characters of a message at most, before it is read: a photograph or a document fits, a flood does not. */
export const longestMessage = 8_000_000;

/** Characters that a message without a file in it may have. */
export const longestPlainMessage = 64_000;

/** Levels of objects and lists within a message at most. */
export const deepestMessage = 12;

/** Messages that one side may send in a second. */
export const messagesPerSecond = 200;

/** Requests of one side that may be open at a time. */
export const openRequests = 32;

/** How long an answer is waited for where the contract says nothing else, ms. */
export const answerWithinMs = 10_000;

/** How long an answer is waited for when a person has something to do first, ms. */
export const personWithinMs = 10 * 60_000;
