/**
 * Fetches from hosts that our requests must not be marked for, such as the public-IP lookup and the chat webhook: none of our
 * headers, no signature, no cookies. Throws TypeError for a host that is not listed; hosts are compared whole.
 */
export async function fetchOutside(
  url: URL,
  untouchedHosts: readonly string[],
  fetcher: typeof fetch,
  init: RequestInit = {},
): Promise<Response> {
  if (!untouchedHosts.includes(url.host))
    throw new TypeError(`${url.host} is not among the untouched hosts.`);
  return fetcher(url, { ...init, credentials: 'omit', referrerPolicy: 'no-referrer' });
}
