import * as z from 'zod/mini';
import { call, wireId, wireNumber } from '../wire/index.ts';

const question = z.object({
  id: wireId,
  question: z.string(),
  answer: z.string(),
  /** Name of its section. */
  section: z.string(),
});

const questions = z.object({ faQsDetails: z.array(question) });

const faqs = z.object({
  popularTopics: z.array(z.object({ id: wireId, name: z.string() })),
  sections: z.array(z.object({ section: z.string(), faQsDetails: z.array(question) })),
});

const videos = z.object({
  /** Most watched first. */
  popularVideos: z.array(
    z.object({
      id: wireId,
      title: z.string(),
      /** An https page that plays it, with captions in the reader's language. */
      url: z.string(),
      durationInSeconds: wireNumber,
    }),
  ),
});

/** A number in the path. */
const inPath = z.object({ id: z.union([wireId, z.string().check(z.regex(/^\d{1,9}$/))]) });

/** Longest search text, in characters. */
export const longestSearch = 50;

/** The calls about help. Visitors can make them too; texts are in the language of the request. */
export const helpContract = {
  /**
   * Questions and answers by section, and the popular topics. The documents don't say what the id is. The app sends that of the region, 1
   * for the United States and 2 for Canada; the sandbox has the same questions for both.
   */
  getFAQsV2: call('GET', 'user/GetFAQsV2/{id}', { input: inPath, payload: faqs }),
  /** The same by an older path. */
  getFAQs: call('GET', 'user/GetFAQs/{id}', { input: inPath, payload: faqs }),
  /** A question and its answer. */
  getFAQsDetail: call('GET', 'user/GetFAQsDetail/{id}', { input: inPath, payload: question }),
  /** The questions that contain a text. The response is ours. */
  searchFaqs: call('POST', 'user/SearchFaqs', {
    input: z.object({ searchText: z.string().check(z.minLength(1), z.maxLength(longestSearch)) }),
    payload: questions,
    meta: { kind: 'read' },
  }),
  /** The questions of a popular topic. */
  getPopularTopicQuestions: call('GET', 'user/GetPopularTopicQuestions/{id}', {
    input: inPath,
    payload: questions,
  }),
  /** The videos that are watched most. The response is ours. */
  getPopularVideos: call('GET', 'user/GetPopularVideos', { payload: videos }),
};

/** A question with its answer. */
export type WireQuestion = z.infer<typeof question>;

/** The videos that are watched most. */
export type WireVideos = z.infer<typeof videos>;

/** All questions by section, and the popular topics. */
export type WireFaqs = z.infer<typeof faqs>;
