/** Returns the number of Unicode characters; one outside the basic plane counts once. */
export function characterCount(text: string): number {
  return [...text].length;
}
