import { getBillersContract } from '@dayfare/api/billpay/get-billers-contract';
import { keepBillerContract } from '@dayfare/api/billpay/keep-biller-contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, priyaRaman] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

async function person(seed = mayaTorres) {
  const device = await sandbox.signedIn(seed);
  const { getBillers } = device.client(getBillersContract);
  const kept = async () => (await getBillers({})).billers.filter(({ isKept }) => isKept).map(({ id }) => id);
  return { kept, ...device.client(keepBillerContract) };
}

it('keeps a company, once however often it is asked to, and for this person alone', async () => {
  const [maya, priya] = [await person(), await person(priyaRaman)];
  for (const _ of [1, 2])
    expect(await maya.keepBiller({ billerID: 3, isKept: true })).toEqual({ isKept: true });
  expect(await maya.kept()).toEqual([1, 5, 3]);
  expect(await priya.kept()).toEqual([]);
});

it('takes a company out, and does not mind if it is out already', async () => {
  const maya = await person();
  for (const _ of [1, 2])
    expect(await maya.keepBiller({ billerID: 5, isKept: false })).toEqual({ isKept: false });
  expect(await maya.kept()).toEqual([1]);
});

it('refuses a company that is not in the list, and one that is paid in another currency', async () => {
  const maya = await person();
  for (const billerID of [99, 7])
    await expect(maya.keepBiller({ billerID, isKept: true })).rejects.toMatchObject({
      code: 'BillerNotFound',
    });
  expect(await maya.kept()).toEqual([1, 5]);
});
