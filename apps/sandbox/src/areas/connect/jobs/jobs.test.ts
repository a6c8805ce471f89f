import { jobsContract } from '@dayfare/api/connect/jobs/jobs-contract';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { claraMbeki } from '../../../seeds/people/clara-mbeki.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, claraMbeki] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const refused = (code: string) => expect.objectContaining({ code });
const calls = async (seed = mayaTorres) => (await sandbox.signedIn(seed)).client(jobsContract);
const everything = {
  ...{ title: '', categories: [], states: [], city: '', type: '', jobType: '', pageNumber: 1, pageSize: 10 },
};

it('jobs are found by what they are, page by page [connect-096] [connect-100]', async () => {
  const maya = await calls();
  const ids = async (command: object) =>
    (await maya.getJobs({ ...everything, ...command })).jobs.map(({ jobID }) => jobID);
  expect(await ids({})).toEqual([31, 32, 33, 34]);
  expect(await ids({ title: 'drIVer' })).toEqual([32]);
  expect(await ids({ categories: ['Retail', 'Food'] })).toEqual([31, 34]);
  expect(await ids({ states: ['NJ'] })).toEqual([33]);
  expect(await ids({ city: 'alb', jobType: 'Part time' })).toEqual([34]);
  expect(await ids({ type: 'Remote' })).toEqual([33]);
  expect(await ids({ pageNumber: 2, pageSize: 3 })).toEqual([34]);
  expect(await maya.getJobFilters()).toEqual({
    ...{ categories: ['Food', 'Office', 'Retail', 'Warehouse'], states: ['NJ', 'NY'] },
    ...{ cities: ['Albany', 'Buffalo', 'Newark'], types: ['On site', 'Remote'] },
    jobTypes: ['Full time', 'Part time'],
  });
});

it('a job is seen, kept and applied for, each by whose it is [connect-097] [connect-098] [connect-099]', async () => {
  const [maya, clara] = [await calls(), await calls(claraMbeki)];
  const seen = (one: typeof maya, userId: number) => one.getJobByJobID({ jobId: 31, userId });
  expect(await seen(maya, mayaTorres.id)).toMatchObject({
    ...{ title: 'Shift lead', pay: 24.5, postedAt: '2026-10-15T16:00:00.000Z' },
    ...{ isFavourite: false, isApplied: false },
  });
  await maya.saveFavouriteJob({ jobId: 31, isFavourite: true });
  expect(await maya.saveFavouriteJob({ jobId: 31, isFavourite: true })).toMatchObject({ isFavourite: true });
  await maya.applyJob({ jobId: 31 });
  expect(await maya.applyJob({ jobId: 31 })).toMatchObject({ isApplied: true, isFavourite: true });
  expect(await maya.saveFavouriteJob({ jobId: 31, isFavourite: false })).toMatchObject({
    isFavourite: false,
  });
  expect(await seen(clara, claraMbeki.id)).toMatchObject({ isApplied: false });
  await expect(seen(clara, mayaTorres.id)).rejects.toEqual(refused('InvalidRequest'));
  await expect(maya.applyJob({ jobId: 99 })).rejects.toEqual(refused('JobNotFound'));
});
