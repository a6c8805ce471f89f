import { getDynamicDeepLinkContract } from '@dayfare/api/public/get-dynamic-deep-link-contract';
import { afterAll, expect, it } from 'vitest';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres] });
afterAll(() => sandbox.close());

it('answers whoever is signed in, through the door', async () => {
  const device = await sandbox.signedIn(mayaTorres);
  expect(
    await device.client(getDynamicDeepLinkContract).getDynamicDeepLink({ path: 'Everyday checking' }),
  ).toEqual({ deepLink: 'Everyday checking' });
});
