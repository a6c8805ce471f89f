/** Cache in which the worker stores the document of the home. It names the files of a build, and holds nothing of anybody. */
export const documentCache = 'document';

/** The page whose document is stored, and the key under which it is. */
export const documentPath = '/ewa/home';

const policyHeader = 'content-security-policy';

/** A document is stored without these: it is stored unpacked, and `Vary: *` would keep a cache from taking it. */
const leftOut = ['vary', 'content-encoding', 'content-length'];

const nonceOf = (policy: string) => /'nonce-([\w+/=-]+)'/.exec(policy)?.[1];

/** A nonce of 144 bits, as the server makes them. */
const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/** A copy of the home's document to be stored; null for any other answer: a refusal, a page of maintenance, a document without a policy. */
export async function documentToStore(answer: Response): Promise<Response | null> {
  const isDocument = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || answer.redirected || !isDocument || !answer.headers.has(policyHeader)) return null;
  const headers = new Headers(answer.headers);
  for (const name of leftOut) headers.delete(name);
  return new Response(await answer.text(), { headers });
}

/**
 * The stored document as an answer of its own: with a new nonce in its policy and in the page, since a nonce protects once. Who has led to the page is known to servers alone,
 * so that the page takes every link for one of another site; `data-stored` lets it see to files that are gone.
 */
export async function documentAgain(stored: Response): Promise<Response> {
  const headers = new Headers(stored.headers);
  const policy = headers.get(policyHeader) ?? '';
  const old = nonceOf(policy);
  let page = await stored.text();
  if (old) {
    const nonce = newNonce();
    page = page.replaceAll(old, nonce);
    headers.set(policyHeader, policy.replaceAll(old, nonce));
  }
  page = page
    .replace(/(<meta name="arrived-from" content=")[^"]*/, '$1cross-site')
    .replace('<html ', '<html data-stored ');
  return new Response(page, { headers });
}
