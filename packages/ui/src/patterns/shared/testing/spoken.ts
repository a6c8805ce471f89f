import { transcript } from '../../../testing/screen-reader.tsx';

/** Phrases that every page has and that say nothing about this one. */
const frame = new Set(['main', 'paragraph', 'banner', 'contentinfo', 'form', 'status', 'img']);

/** What a screen reader says about part of a page, without its frame and without the ends of elements. */
export async function spoken(container: HTMLElement): Promise<string[]> {
  const phrases = await transcript(container);
  return phrases.filter((phrase) => !phrase.startsWith('end of ') && !frame.has(phrase));
}
