import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Words of the wire that have a translation. A word that we don't know is shown as it came. */
const known = {
  'On site': 'onSite',
  Remote: 'remote',
  'Full time': 'fullTime',
  'Part time': 'partTime',
  Retail: 'retail',
  Warehouse: 'warehouse',
  Office: 'office',
  Food: 'food',
} as const;

const isKnown = (word: string): word is keyof typeof known => Object.hasOwn(known, word);

/** Returns what says a word of a job, as the wire has it, in the person's language. */
export function useJobWords(): (word: string) => string {
  const t = useTexts('connect/jobs');
  return (word) => (isKnown(word) ? t(`values.${known[word]}`) : word);
}
