/** A partner whose page signs people in: an OpenID provider, and what it knows this server by. */
export interface SsoPartner {
  /** Where its discovery document is, `https://login.partner.example`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isProvider(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === 'https:';
}

/**
 * Reads `{"41": {"issuer": "https://login.partner.example", "clientId": "…", "clientSecret": "…"}}`. Throws with what is wrong: no one
 * could sign in through a partner that is misspelt.
 */
export function ssoPartnersFrom(text: string | undefined): Readonly<Record<string, SsoPartner>> {
  if (!text) return {};
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('SSO_PARTNERS is no JSON.');
  }
  if (typeof read !== 'object' || read === null) throw new Error('SSO_PARTNERS has to be an object.');
  const entries = Object.entries(read).map(([id, value]) => {
    const { issuer, clientId, clientSecret } = Object(value) as Readonly<Record<string, unknown>>;
    if (!/^\d{1,9}$/.test(id) || !isText(issuer) || !isText(clientId) || !isText(clientSecret))
      throw new Error(
        `SSO_PARTNERS has "${id}". Each partner's number needs an issuer, a clientId and a clientSecret.`,
      );
    if (!isProvider(issuer))
      throw new Error(`SSO_PARTNERS has the issuer "${issuer}". It has to begin with https://.`);
    return [id, { issuer, clientId, clientSecret }] as const;
  });
  return Object.fromEntries(entries);
}
