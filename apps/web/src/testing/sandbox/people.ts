import type { Person } from './steering.ts';

/** The seeded people that tests use. */
export const people = {
  /** Full history, a balance, a bank account and a debit card. */
  maya: { phone: '(202) 555-0101', email: 'maya.torres@example.com', name: 'Maya Torres' },
} as const satisfies Record<string, Person>;

/** The password of every seeded person. */
export const password = 'Early-Bird-2026!';
