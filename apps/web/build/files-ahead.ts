/** Has been loaded by every page that loads anything else. */
const here = /\/(?:rolldown-runtime|first)-[\w-]{8}\.(?:js|css)$/;
/** Imports nothing but what is here. */
const alone = /\/(?:texts|words)-[\w-]+\.js$/;

/** What to fetch together with a chunk, of what it imports. Vite would name files that every page has, in a list that every page loads. */
export function filesAhead(
  file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  return alone.test(file) ? [] : needed.filter((name) => !here.test(name));
}
