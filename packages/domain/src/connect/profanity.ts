/** Whether a text has one of the words, whole and in any case. */
export function hasProfanity(text: string, words: readonly string[]): boolean {
  const spoken = new Set(text.toLowerCase().match(/[\p{L}\p{N}']+/gu));
  return words.some((word) => spoken.has(word.toLowerCase()));
}
