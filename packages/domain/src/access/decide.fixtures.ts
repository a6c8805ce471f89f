import { type Decision, decide } from './decide.ts';
import type { AccessConfiguration, AccessSession, CardAccess } from './decision.ts';

export const nobody: AccessSession = { isSignedIn: false, userType: null };

export const openCard: CardAccess = {
  isServiceEnabled: true,
  isHidden: false,
  isInApprovalProcess: false,
  isMinor: false,
  isMinorConsentApproved: false,
};

export const worker: AccessSession = {
  isSignedIn: true,
  userType: 'User',
  areTipsEnabled: true,
  card: openCard,
};
export const directUser: AccessSession = { ...worker, userType: 'DirectUser' };

const loaded: AccessConfiguration = {
  status: 'loaded',
  origin: 'https://pay.example',
  allowedHosts: ['partner.example'],
};

/** Returns the guard's decision about an address. */
export function decided(
  address: string,
  session: AccessSession,
  configuration: Partial<AccessConfiguration> = {},
): Decision {
  const [path = '', ...query] = address.split('?');
  return decide({ path, search: query.join('?') }, session, { ...loaded, ...configuration });
}

/** Returns the guard's decision about an address opened from another site. */
export function decidedFromElsewhere(address: string, session: AccessSession): Decision {
  const [path = '', ...query] = address.split('?');
  return decide({ path, search: query.join('?'), isFromElsewhere: true }, session, loaded);
}

/** Returns where the guard sends an address, or the kind of its verdict. */
export function outcome(
  address: string,
  session: AccessSession,
  configuration: Partial<AccessConfiguration> = {},
): string {
  const decision = decided(address, session, configuration);
  return 'to' in decision ? decision.to : decision.kind;
}
