/** How abbreviations are written in a title; every other word is in small letters. */
const abbreviations: Readonly<Record<string, string>> = { faqs: 'FAQs', pin: 'PIN', qr: 'QR', sso: 'SSO' };

/** Names of others, as they write them, by the folders that are called after them. */
const namesOfOthers: Readonly<Record<string, string>> = {
  lifemart: 'LifeMart',
  'pay-pal': 'PayPal',
  'visa-plus': 'Visa+',
};

/** Folders whose name keeps its hyphen, as the word does. */
const hyphenated: readonly string[] = ['multi-select', 'co-pilot'];

/** What a folder is called in the sidebar: `app-header` as `App header`, `qr-code` as `QR code`. */
export function partTitle(folder: string): string {
  const name = namesOfOthers[folder];
  if (name) return name;
  const words = hyphenated.includes(folder) ? [folder] : folder.split('-');
  const text = words.map((word) => abbreviations[word] ?? word).join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Whether a part of a title begins with a capital and goes on in small letters, abbreviations and the names of others apart. */
export function isSentenceCase(text: string): boolean {
  const words = text.split(/[\s-]/);
  const isWord = (word: string, at: number) =>
    [...Object.values(abbreviations), ...Object.values(namesOfOthers)].includes(word) ||
    (at === 0 ? /^[A-Z][a-z]*$/ : /^[a-z]+$/).test(word);
  return words.every(isWord);
}
