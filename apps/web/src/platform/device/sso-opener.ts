import { secureCookie, ssoOpener, ssoOpenerCookie } from '@dayfare/api/transport/header-names';

/** As long as a sign-in at a partner and the token at its end may take together, in seconds. */
const lifeSeconds = 15 * 60;

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ '+': '-', '/': '_' })[sign] ?? '',
  );
}

/**
 * The address of our own single sign-on for a window of the system's, which shares no cookie with this page: it names the hash of a secret that stays here
 * in a cookie, so that the token at the end is good in this app alone. Other addresses stay as they are.
 */
export async function withOpener(address: URL): Promise<URL> {
  const { origin, protocol } = window.location;
  if (address.origin !== origin || !address.pathname.startsWith('/api/sso/')) return address;
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  const isSecure = protocol === 'https:';
  const name = isSecure ? secureCookie(ssoOpenerCookie) : ssoOpenerCookie;
  // biome-ignore lint/suspicious/noDocumentCookie: web views of iOS have no cookie store.
  document.cookie = `${name}=${secret}; Path=/api; SameSite=Strict; Max-Age=${lifeSeconds}${isSecure ? '; Secure' : ''}`;
  const opened = new URL(address);
  opened.searchParams.set(ssoOpener, toBase64Url(hash));
  return opened;
}
