/** Texts of the user's agreements, and of those that can be looked up. */
export const texts = {
  titles: { page: 'Agreements' },
  agreed: {
    title: 'What you’ve agreed to',
    once: 'Agreed on {date}',
    often: 'Agreed {times} times, last on {date}',
    emptyTitle: 'Nothing yet',
    empty: 'When you agree to something here, you’ll find its wording and the date in this list.',
    failedTitle: 'We couldn’t load your agreements',
    failed: 'They’re safe with us. Try again in a moment.',
    offline: 'Connect and try again.',
  },
  facts: { version: 'In force since', agreed: 'First agreed', last: 'Since then' },
  opening: 'Opening…',
  openFailed: 'We couldn’t open “{title}”. Try again in a moment.',
  privacy: {
    title: 'Online privacy statement',
    text: 'What we know about you, what we use it for, and the terms that go with it are in two documents.',
    links: { Privacy: 'Privacy policy', TermsOfService: 'Terms of service' },
  },
  offered: {
    title: 'All agreements',
    text: 'To look up, whether or not you’ve agreed to them.',
    service: 'Using {brand}',
    card: 'The card',
    failedTitle: 'We couldn’t load these agreements',
    failed: 'Nothing you agreed to has changed. Try again in a moment.',
  },
} as const;
