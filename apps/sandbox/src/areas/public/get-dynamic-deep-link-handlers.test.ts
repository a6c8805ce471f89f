import { getDynamicDeepLinkContract } from '@dayfare/api/public/get-dynamic-deep-link-contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const linkTo = async (path: string) =>
  (await sandbox.device().client(getDynamicDeepLinkContract).getDynamicDeepLink({ path })).deepLink;
const path = '/download-app?isFromActivation=true';

it('a link to the app is made for anyone: the page itself, or the configured link with the page in it [public-019]', async () => {
  expect(await linkTo(path)).toBe(`http://localhost${path}`);
  for (const [configured, made] of [
    ['https://link.example/app', 'https://link.example/app?path='],
    ['https://link.example/app?v=2', 'https://link.example/app?v=2&path='],
  ] as const) {
    await sandbox.app.request('http://localhost/sandbox/configuration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ DownloadAppDeepLink: configured }),
    });
    expect(await linkTo(path)).toBe(made + encodeURIComponent(path));
  }
});

it.each(['//evil.example', 'https://evil.example', '/welcome/login?redirectUrl=//evil.example'])(
  'a link to the app leads to no other site: %s',
  async (elsewhere) => {
    await expect(linkTo(elsewhere)).rejects.toMatchObject({ code: 'InvalidRequest' });
  },
);
