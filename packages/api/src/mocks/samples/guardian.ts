import type { WireGuardianConsent } from '../../guardian/waiting-contract.ts';

/** What a guardian's link leads to: a request of a minor at an employer, or the given one. */
export const consentRequest = (
  minor: { firstName: string; employerName: string | null } | null = {
    firstName: 'Nia',
    employerName: 'Harbor Fresh Market',
  },
) => ({ businessEnvironment: 'Common', minor });

/** A document of the consent, by its number on the wire. */
export const consentDocument = ({ contractTypeID }: { readonly contractTypeID: number }) => ({
  htmlText:
    contractTypeID === 44
      ? '<h2>Signing on a screen</h2><p>A check in a box and a press of the button count as your signature. You can ask for a copy on paper, free, at any time.</p>'
      : '<h2>Your consent</h2><p>You say that you are the parent or legal guardian, and agree that the card is issued and used.</p><ul><li>You can take it back at any time.</li><li>It costs you nothing.</li></ul>',
});

/** A consent that a minor waits for. */
export const waitingConsent = (overrides: Partial<WireGuardianConsent> = {}): WireGuardianConsent => ({
  isApproved: false,
  asked: { phoneEnd: '50', sentAt: '2026-11-20T14:12:00Z', isExpired: false },
  ...overrides,
});
