/** How many characters a text has, as Unicode counts them: one outside the basic plane is one, not two. */
export function characterCount(text: string): number {
  return [...text].length;
}
