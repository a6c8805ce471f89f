/** Something in what was asked for cannot be done; the message says what, and how to mend it. */
export class OrderError extends Error {}
