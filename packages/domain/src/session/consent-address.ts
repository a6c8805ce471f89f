/** The part of the platform's URL that this uses. */
interface WebAddress {
  readonly protocol: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
  readonly searchParams: { set(name: string, value: string): void };
}

// Browsers, Node and Hermes have it; TypeScript's language library doesn't.
declare const URL: { new (text: string): WebAddress };

function parsed(text: string): WebAddress | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** What decides where consent is given. */
export interface ConsentRequest {
  /** The payroll provider's single sign-on address, from the configuration. Its own query is kept. */
  readonly base: string;
  /** Where the provider sends the person afterwards. */
  readonly returnUrl: string;
  /** How the person signed in here, as named in the configuration. */
  readonly loginType: string;
}

const thisMachine = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

const isSafe = ({ protocol, host, username, password }: WebAddress) =>
  (protocol === 'https:' || (protocol === 'http:' && thisMachine.test(host))) &&
  username === '' &&
  password === '';

/**
 * Returns the payroll provider's consent page. The documents name no parameters; ours are `returnUrl`, `loginType`, `viewType` (`both`),
 * `oauthLogin` (`true`) and `isMobileView` (`false`), each once, replacing any in the configured address. Throws a `RangeError` if that
 * address is not https (on this machine, http will do) or contains credentials, because people sign in to payroll there.
 */
export function consentAddress({ base, returnUrl, loginType }: ConsentRequest): string {
  const address = parsed(base);
  if (!address || !isSafe(address))
    throw new RangeError('Consent is given at an https address without a name or password.');
  const asked = { returnUrl, loginType, viewType: 'both', oauthLogin: 'true', isMobileView: 'false' };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}
