/**
 * Stands for the app's own address in a message: the seeds write messages before the server has one. It is filled in where the message is
 * read.
 */
export const ownOrigin = '{origin}';

/** A message's text with the app's address filled in. */
export const withOrigin = (text: string, origin: string) => text.replaceAll(ownOrigin, origin);
