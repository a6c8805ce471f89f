import type { CallNotes } from '../wire/index.ts';
import type { helpContract } from './contract.ts';

export const notes = {
  getFAQsV2: 'Questions and answers by section, and the popular topics',
  getFAQs: 'The same, by an older path',
  getFAQsDetail: 'A question and its answer',
  searchFaqs: 'The questions that contain a text',
  getPopularTopicQuestions: 'The questions of a popular topic',
} as const satisfies CallNotes<typeof helpContract>;
