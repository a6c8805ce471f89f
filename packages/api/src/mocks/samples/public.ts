import type { WireSmartInvite } from '../../public/unsubscribe-smart-invite-contract.ts';

/** An invitation by email that can be stopped, or the given one. */
export const smartInvite = (overrides: Partial<WireSmartInvite> = {}): WireSmartInvite => ({
  idOut: 1,
  status: 'subscribed',
  employeeID: 0,
  employeeName: 'Nina',
  ...overrides,
});

/** An answer about which there is nothing to say but its code. */
export const inviteCode = (idOut: number): WireSmartInvite => ({
  ...{ idOut, status: null, employeeID: null, employeeName: null },
});

/** A link that a deep-link service made. */
export const deepLink = (link = 'https://link.example/get-the-app'): { deepLink: string } => ({
  deepLink: link,
});
