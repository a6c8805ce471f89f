const charactersByPlace: ReadonlyMap<string, string> = new Map([
  ['#', '[0-9]'],
  ['A', '\\p{L}'],
  ['*', '[\\p{L}0-9]'],
]);

/** A text with every sign that means something in a regular expression escaped. */
export function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Whether a text fills a mask: `#` a digit, `A` a letter, `*` either, all else stands as it is. */
export function fillsMask(text: string, mask: string): boolean {
  const places = [...mask].map((place) => charactersByPlace.get(place) ?? escapeForRegExp(place));
  return new RegExp(`^${places.join('')}$`, 'u').test(text);
}
