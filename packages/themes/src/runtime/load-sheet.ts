const pending = new WeakMap<HTMLLinkElement, Promise<void>>();

/** The nonce of this page's content security policy, where react-aria-components looks for it too; empty without one. */
function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

function settled(link: HTMLLinkElement): Promise<void> {
  const known = pending.get(link);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        // A failed link never tries again; without it the next call can.
        link.remove();
        reject(
          new Error(`The stylesheet ${link.href} could not be loaded. Check the connection and try again.`),
        );
      },
      { once: true },
    );
  });
  pending.set(link, promise);
  return promise;
}

/**
 * Adds a style sheet to the page once and resolves when it applies, at once if it already does. Uses a `<link>` element, which content
 * security policies without inline styles allow. Rejects if the file cannot be fetched.
 */
export function loadSheet(url: string): Promise<void> {
  const href = new URL(url, document.baseURI).href;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const existing = links.find((link) => link.href === href);
  if (existing) return existing.sheet ? Promise.resolve() : settled(existing);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const nonce = pageNonce();
  if (nonce) link.nonce = nonce;
  const promise = settled(link);
  document.head.append(link);
  return promise;
}
