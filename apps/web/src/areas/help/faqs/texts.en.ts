/** Texts of help: whom to call, and questions with their answers. */
export const texts = {
  titles: { needHelp: 'Help', faqs: 'Questions and answers' },
  text: 'We’re here if something isn’t clear or doesn’t work.',
  contact: 'Talk to us',
  topics: 'Popular topics',
  closeTopic: 'Close this topic',
  allTopics: 'All questions',
  all: 'See all questions and answers',
  search: 'Search questions',
  results: 'Search results',
  none: 'Nothing found',
  noneText: 'Try another word, or call us.',
  loadFailed: 'The questions couldn’t be loaded',
  loadFailedText: 'Try again in a moment, or call us.',
  offlineText: 'Connect to the internet and try again.',
} as const;
