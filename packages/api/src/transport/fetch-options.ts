import type { Body } from './signature/index.ts';

/** What `fetch` is given for a request, besides its URL and a signal. */
export type FetchOptions = RequestInit & { readonly headers: Readonly<Record<string, string>> };

/** How every request is fetched. `body` is empty for none. */
export function fetchOptions(
  method: string,
  headers: Readonly<Record<string, string>>,
  body: Body,
): FetchOptions {
  return {
    method,
    headers,
    body: body.length > 0 ? body : null,
    cache: 'no-store',
    credentials: 'include',
    // A signed request with tokens in it follows no redirect.
    redirect: 'error',
  };
}
