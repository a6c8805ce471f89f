// A letter of any script; some keyboards send its accent as a separate character.
const lettersAndSpace = /^[\p{L}\p{M}\s]*$/u;
const begins = /^[\p{L}\s][\p{L}\p{M}\d\s-]*$/u;

/** Whether a text has letters and white space only. */
export const isAlphabetic = (text: string): boolean => lettersAndSpace.test(text);

/** Whether a text begins with a letter or a space and goes on with letters, digits, accents, hyphens or spaces. */
export const beginsAsWords = (text: string): boolean => begins.test(text);
