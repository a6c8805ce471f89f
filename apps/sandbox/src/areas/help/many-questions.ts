import { type KeptQuestion, questions } from './questions.ts';

/** The first number of a question that comes again. */
const firstCopy = 1_000;

const numbered = (words: KeptQuestion['question'], number: number): KeptQuestion['question'] => ({
  en: `${words.en} (${number})`,
  es: `${words.es} (${number})`,
  fr: `${words.fr} (${number})`,
});

/** The questions; below `count`, those that are written come again with a number behind them, in no topic. */
export function questionsUpTo(count: number): readonly KeptQuestion[] {
  const copies = Array.from({ length: Math.max(0, count - questions.length) }, (_, at) => {
    const written = questions[at % questions.length];
    if (!written) throw new Error('There are no questions.');
    const id = firstCopy + at;
    return { ...written, id, topics: [], question: numbered(written.question, id) };
  });
  return [...questions, ...copies];
}
