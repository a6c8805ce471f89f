/** Texts of comparing insurance quotes. */
export const texts = {
  titles: {
    page: 'Insurance quotes',
  },
  kinds: {
    Auto: 'Car insurance',
    Home: 'Home insurance',
    Pet: 'Pet insurance',
  },
  text: 'The same facts about each quote, the lowest premium first. We’re not paid more for any of them.',
  caption: 'Quotes compared',
  company: 'Company',
  premium: 'A month',
  deductible: 'You pay first',
  coverage: 'Covered up to',
  next: 'Go on',
  go: 'Open {company}',
  none: 'There are no quotes right now.',
  leaves: 'You leave this app to go on. Nothing is bought before you say so there.',
  notOpened: 'It couldn’t be opened',
  failed: 'We couldn’t load the quotes',
  failedText: 'Try again in a moment.',
  offline: 'Connect to the internet to compare quotes.',
};
