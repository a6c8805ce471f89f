import { type RedirectRules, type SafeRedirect, safeRedirect } from '@dayfare/domain/access';
import type { SsoPrompt } from '@dayfare/domain/session';

/** Key in this tab's storage. It goes with the tab, and with the next person who signs in. */
const storageKey = 'ssoPrompt';

/**
 * The key of the configuration with the addresses of partners that people sign in at, as JSON by partner id. The
 * documents don't name it: it is ours.
 */
const addressesKey = 'SsoPartnerUrls';

/** Keeps the partner's words over the end of the session that brought them. */
export function keepSsoPrompt(tab: Storage, prompt: SsoPrompt): void {
  tab.setItem(storageKey, JSON.stringify(prompt));
}

function fieldsOf(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/** The partner's words for people who were signed out to sign in there; null for everyone else. */
export function readSsoPrompt(tab: Storage): SsoPrompt | null {
  const { buttonText, headerText, description, partnerId } = fieldsOf(tab.getItem(storageKey));
  const isWhole = [buttonText, headerText, description, partnerId].every((text) => typeof text === 'string');
  return isWhole ? ({ buttonText, headerText, description, partnerId } as SsoPrompt) : null;
}

type Configured = (key: string) => string | undefined;

/** The partner of an app whose configuration has but one: no one has to be asked which. Null where there are none, or several. */
export function onlyPartner(value: Configured): string | null {
  const [partner, ...others] = Object.keys(fieldsOf(value(addressesKey)));
  return partner === undefined || others.length > 0 ? null : partner;
}

/** Where a partner's people sign in, if the configuration says so and the address is one to trust. */
export function partnerAddress(
  value: Configured,
  partnerId: string,
  rules: RedirectRules,
): SafeRedirect | null {
  const addresses = fieldsOf(value(addressesKey));
  const address = Object.hasOwn(addresses, partnerId) ? addresses[partnerId] : undefined;
  return typeof address === 'string' ? safeRedirect(address, rules) : null;
}
