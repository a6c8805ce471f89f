import type { SsoPartner } from '../../../platform/http/sso-partner.ts';

/** The partners whose sign-in pages people can come through, by number. */
export interface SsoPartners {
  readonly get: (partnerId: number) => SsoPartner | undefined;
  readonly ids: () => readonly number[];
  readonly add: (partnerId: number, partner: SsoPartner) => void;
}

declare module '../../../platform/http/server.ts' {
  interface Server {
    /** The partners whose sign-in pages people can come through. */
    readonly ssoPartners: SsoPartners;
  }
}

/** Starts with the partners of the settings. */
export function createSsoPartners(configured: Readonly<Record<string, SsoPartner>>): SsoPartners {
  const partners = new Map(Object.entries(configured).map(([id, partner]) => [Number(id), partner]));
  return {
    get: (id) => partners.get(id),
    ids: () => [...partners.keys()],
    add: (id, partner) => void partners.set(id, partner),
  };
}

/** Path by which a browser goes to a partner's page. */
export const ssoPathOf = (partnerId: number): string => `/api/sso/${partnerId}`;
