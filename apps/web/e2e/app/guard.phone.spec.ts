import { expect, test } from '../support/journey.ts';

/** Addresses that look as if they led somewhere safe, or that must never be followed. */
const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u00A0/evil.example',
  '/\u200B/evil.example',
  '/\u202Eelpmaxe.live//',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%2525252fevil.example',
  '/%zz%2f%2fevil.example',
  '/%0d%0aSet-Cookie:x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'ftp://evil.example/',
  'intent://evil.example/#Intent;end',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example',
  'http://evil.example/',
  'https://user:pass@evil.example/',
  'https://evil.example\\@127.0.0.1/',
  'https://127.0.0.1@evil.example/',
  'https://127.0.0.1.evil.example/',
  'evil.example',
];

test('no address that only looks like ours is followed, by whoever is signed in [access-049]', async ({
  page,
  sandbox,
  goHome,
}) => {
  await goHome();
  const left: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url());
  });
  const typed = (redirectUrl: string) => `/welcome/login?redirectUrl=${encodeURIComponent(redirectUrl)}`;
  const arrivals = await page.evaluate(async (addresses) => {
    const found: string[] = [];
    for (const address of addresses) {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const end = Date.now() + 60_000;
      while (window.location.pathname === '/welcome/login' && Date.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 5));
      found.push(window.location.pathname + window.location.search);
    }
    return found;
  }, hostile.map(typed));
  expect(arrivals).toEqual(hostile.map(() => '/ewa/home'));
  expect(left.filter((url) => !url.startsWith(sandbox.origin))).toEqual([]);
  await page.goto(typed('/ewa/history'));
  await expect(page).toHaveURL('/ewa/history');
});
