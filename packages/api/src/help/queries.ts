import type { ApiClient } from '../transport/index.ts';
import { entityQuery, hour } from '../wire/query-defaults.ts';
import { helpContract, type WireFaqs, type WireQuestion, type WireVideos } from './contract.ts';

/** A question with its answer. */
export type Question = WireQuestion;

/** All questions by section, and the popular topics. */
export type Faqs = WireFaqs;

/** A video, and the page of another site that plays it. */
export interface Video {
  readonly id: number;
  readonly title: string;
  readonly url: URL;
  readonly seconds: number;
}

/** Reads the videos. What is not on an https page is left out: addresses come from the texts' editors. */
function videosFrom({ popularVideos }: WireVideos): readonly Video[] {
  return popularVideos.flatMap(({ id, title, url, durationInSeconds: seconds }) => {
    const page = URL.parse(url);
    return page?.protocol === 'https:' ? [{ id, title, url: page, seconds }] : [];
  });
}

const listOf = ({ faQsDetails }: { faQsDetails: WireQuestion[] }): readonly Question[] => faQsDetails;

/** The questions of a region, in a language: the language is sent with every request, and its answers must not be mixed up. */
export function faqsQuery(api: ApiClient, region: number, language: string) {
  return entityQuery({
    queryKey: ['help', 'faqs', region, language],
    ask: ({ signal }) => api.client(helpContract).getFAQsV2({ id: region }, { signal }),
    read: (faqs: WireFaqs): Faqs => faqs,
    staleTime: hour,
  });
}

/** One question with its answer. Refused with `NotFound` where there is none by this number. */
export function questionQuery(api: ApiClient, id: string, language: string) {
  return entityQuery({
    queryKey: ['help', 'question', id, language],
    ask: ({ signal }) => api.client(helpContract).getFAQsDetail({ id }, { signal }),
    read: (question: WireQuestion): Question => question,
    staleTime: hour,
  });
}

/** The questions of a popular topic. */
export function topicQuery(api: ApiClient, topic: number, language: string) {
  return entityQuery({
    queryKey: ['help', 'topic', topic, language],
    ask: ({ signal }) => api.client(helpContract).getPopularTopicQuestions({ id: topic }, { signal }),
    read: listOf,
    staleTime: hour,
  });
}

/** The questions that contain a text. */
export function searchQuery(api: ApiClient, text: string, language: string) {
  return entityQuery({
    queryKey: ['help', 'search', text, language],
    ask: ({ signal }) => api.client(helpContract).searchFaqs({ searchText: text }, { signal }),
    read: listOf,
    staleTime: hour,
  });
}

/** The videos that are watched most. */
export function videosQuery(api: ApiClient, language: string) {
  return entityQuery({
    queryKey: ['help', 'videos', language],
    ask: ({ signal }) => api.client(helpContract).getPopularVideos(undefined, { signal }),
    read: videosFrom,
    staleTime: hour,
  });
}
