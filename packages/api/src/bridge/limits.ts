/** Maximum characters of a message, checked before it is parsed: enough for a photo or document. */
export const longestMessage = 8_000_000;

/** Maximum characters of a message without a file. */
export const longestPlainMessage = 64_000;

/** Maximum nesting of objects and lists in a message. */
export const deepestMessage = 12;

/** Maximum messages per second from one side. */
export const messagesPerSecond = 200;

/** Maximum pending requests of one side. */
export const openRequests = 32;

/** How long to wait for an answer if the contract doesn't say, in ms. */
export const answerWithinMs = 10_000;

/** How long to wait for an answer that needs a person's action, in ms. */
export const personWithinMs = 10 * 60_000;
