import { getBillersContract } from '@dayfare/api/billpay/get-billers-contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { camilleTremblay } from '../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const calls = async (seed = mayaTorres) => (await sandbox.signedIn(seed)).client(getBillersContract);
const namesOf = ({ billers }: { billers: readonly { name: string }[] }) => billers.map(({ name }) => name);

it('lists the companies by name, and first those of the person’s own list', async () => {
  const { billers } = await (await calls()).getBillers({});
  expect(billers.map(({ name, isKept }) => [name, isKept])).toEqual([
    ['City Power & Light', true],
    ['Maple Court Apartments', true],
    ['Harbor Water Works', false],
    ['Northway Insurance', false],
    ['Skyline Wireless', false],
    ['Student Loan Servicing', false],
  ]);
});

it('finds them by part of a name, whatever its case and accents', async () => {
  const maya = await calls();
  expect(namesOf(await maya.getBillers({ search: ' WATER ' }))).toEqual(['Harbor Water Works']);
  expect(namesOf(await maya.getBillers({ search: 'xylophone' }))).toEqual([]);
  const camille = await calls(camilleTremblay);
  expect(namesOf(await camille.getBillers({ search: 'telecom' }))).toEqual(['Télécom Laurentides']);
});

it('lists those that are paid in the person’s currency', async () => {
  const { billers } = await (await calls(camilleTremblay)).getBillers({});
  expect(billers.map(({ id, isKept }) => [id, isKept])).toEqual([
    [7, false],
    [8, false],
    [9, false],
  ]);
});
