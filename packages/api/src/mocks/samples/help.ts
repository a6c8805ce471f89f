import type { WireFaqs, WireQuestion, WireVideos } from '../../help/contract.ts';

/** What a transfer costs, or the given question. */
export function question(overrides: Partial<WireQuestion> = {}): WireQuestion {
  return {
    id: 12,
    question: 'What does it cost?',
    answer: 'Next business day is always free. Instant has a cost ($1.99).',
    section: 'Getting your pay early',
    ...overrides,
  };
}

/** Two sections and a popular topic. */
export function faqs(): WireFaqs {
  const password = question({
    ...{ id: 32, question: 'I forgot my password. What now?', section: 'Your account' },
    answer: 'Choose “Forgot password?” where you sign in.',
  });
  return {
    popularTopics: [{ id: 1, name: 'Fees' }],
    sections: [question(), password].map((one) => ({ section: one.section, faQsDetails: [one] })),
  };
}

/** The video that is watched most, or the given one. */
export function video(
  overrides: Partial<WireVideos['popularVideos'][number]> = {},
): WireVideos['popularVideos'][number] {
  return {
    ...{ id: 31, title: 'Get your pay early', durationInSeconds: 74 },
    url: 'https://videos.dayfare.example/get-your-pay-early',
    ...overrides,
  };
}
