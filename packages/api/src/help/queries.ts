import type { ApiClient } from '../transport/index.ts';
import { entityQuery, hour } from '../wire/query-defaults.ts';
import { helpContract, type WireFaqs, type WireQuestion } from './contract.ts';

/** A question with its answer. */
export type Question = WireQuestion;

/** All questions by section, and the popular topics. */
export type Faqs = WireFaqs;

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
