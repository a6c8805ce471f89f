/** The part of the platform's URL that this needs. */
interface WebAddress {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly href: string;
  readonly searchParams: { set(name: string, value: string): void };
}

// Browsers, Node and Hermes all have it; the language's own type library does not know it.
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
  /** The payroll provider's single sign-on, from configuration. What it asks for in its own query stays. */
  readonly base: string;
  /** Where the provider sends the person afterwards. */
  readonly returnUrl: string;
  /** How the person signed in here, as the configuration names it. */
  readonly loginType: string;
}

/**
 * The payroll provider's page on which somebody consents. The documents name no parameters; ours are `returnUrl`, `loginType`,
 * `viewType` (`both`), `oauthLogin` (`true`) and `isMobileView` (`false`), each once, whatever the configured address has of them.
 * Throws a `RangeError` where that address is not https or carries a name or password: what is signed into there is a payroll.
 */
export function consentAddress({ base, returnUrl, loginType }: ConsentRequest): string {
  const address = parsed(base);
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '')
    throw new RangeError('Consent is given at an https address without a name or password.');
  const asked = { returnUrl, loginType, viewType: 'both', oauthLogin: 'true', isMobileView: 'false' };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}
