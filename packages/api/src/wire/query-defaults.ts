/**
 * For every query. The transport retries reads itself, and an offline device is to be told at once: TanStack Query would
 * otherwise wait for a connection without a word.
 */
export const readDefaults = { retry: false, networkMode: 'always' } as const;

/** For every mutation. Nothing is sent again, or later, without the person asking for it. */
export const writeDefaults = { retry: false, networkMode: 'always' } as const;

const second = 1000;

/** Milliseconds in a minute. */
export const minute = 60 * second;

/** Milliseconds in an hour. */
export const hour = 60 * minute;
