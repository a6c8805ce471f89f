import type { WireInvitation, WireReferral, WireReferrals } from '../../referral/contract.ts';

/** A text to a friend, on Wednesday. */
export function referral(overrides: Partial<WireReferral> = {}): WireReferral {
  return {
    ...{ referralID: 9, name: 'Leo', channel: 0, audience: 2, status: 1, invitationStatus: 1 },
    ...{ changedAt: '2026-11-18T15:30:00Z', expiresAt: '2026-12-18T15:30:00Z', reward: null },
    ...overrides,
  };
}

/** One invitation in each state. */
export const invitations = (): WireReferral[] => [
  referral(),
  referral({ referralID: 8, name: null, channel: 2, status: 2, invitationStatus: 0 }),
  referral({ referralID: 7, name: 'Ida', audience: 1, status: 3, invitationStatus: 2, expiresAt: null }),
  referral({
    ...{ referralID: 6, name: null, channel: 1, audience: 1, status: 5, invitationStatus: 0 },
    ...{ changedAt: '2026-11-10T15:30:00Z', expiresAt: null },
  }),
  referral({
    ...{ referralID: 5, name: 'Nora', status: 4, changedAt: '2026-11-08T15:30:00Z', expiresAt: null },
  }),
  referral({
    ...{ referralID: 4, name: 'Marcus', audience: 1, status: 6, invitationStatus: 2, expiresAt: null },
    ...{ changedAt: '2026-10-20T15:30:00Z', reward: 15 },
  }),
];

/** Invitations in every state, $15.00 earned, and four codes to pass on. */
export function referrals(overrides: Partial<WireReferrals> = {}): WireReferrals {
  const link = (code: string) => `https://app.example/welcome/invited?code=${code}`;
  return {
    ...{ currency: 'USD', isOpen: true, enrolled: 1, earned: 15, textsLeft: 5, referrals: invitations() },
    codes: [
      { code: 'QRWK2345', channel: 1, audience: 1, link: link('QRWK2345') },
      { code: 'QRFR2345', channel: 1, audience: 2, link: link('QRFR2345') },
      { code: 'WKNK2345', channel: 2, audience: 1, link: link('WKNK2345') },
      { code: 'FRNK2345', channel: 2, audience: 2, link: link('FRNK2345') },
    ],
    steps: [
      { people: 1, total: 15 },
      { people: 2, total: 30 },
      { people: 3, total: 50 },
    ],
    ...overrides,
  };
}

/** Before the first invitation. */
export const noReferrals = (overrides: Partial<WireReferrals> = {}): WireReferrals =>
  referrals({ enrolled: 0, earned: 0, referrals: [], ...overrides });

/** A friend's invitation, as the invited person is told of it. */
export const invitation = (overrides: Partial<WireInvitation> = {}): WireInvitation => ({
  ...{ state: 'open', inviterName: 'Maya T.', employerName: null },
  ...overrides,
});
