/** How many hours can be submitted or decided about at once, and how many of a team are listed. */
export const mostDecided = 100;

/** How many characters the reason of a rejection can have. */
export const longestReason = 200;
