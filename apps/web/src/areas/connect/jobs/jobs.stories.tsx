import { answer, contract, dropped, never, refuse, workSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';
import { usualWork, workNow, workScreen } from '../work-stories.ts';

const { getJobs, getJobByJobID, saveFavouriteJob } = contract.connect;
const { job } = workSamples;

const meta = preview.meta({
  title: 'Screens/Connect/Jobs',
  ...workScreen('/connect/jobs'),
  beforeEach: ({ msw }) => {
    msw.use(...usualWork);
    return workNow();
  },
});

/** Open jobs: one that was applied for, one of the favorites, and another. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Jobs');
    await expect(await findInMain(context, 'Applied')).toBeVisible();
  },
});

/** The filters. */
export const Filters = meta.story({
  play: async (context) => {
    await arrived(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Filter' }));
    await expect(await within(document.body).findByRole('checkbox', { name: 'Retail' })).toBeVisible();
  },
});

/** Nothing fits. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getJobs, { jobs: [], total: 0 })),
  play: async (context) => {
    await expect(await findInMain(context, 'No jobs fit')).toBeVisible();
  },
});

/** One job. */
export const One = meta.story({
  parameters: shownAs({ at: '/connect/jobs/31' }),
  play: async (context) => {
    await expect(await findInMain(context, '$24.50 an hour')).toBeVisible();
  },
});

/** One that was applied for. */
export const Applied = meta.story({
  parameters: shownAs({ at: '/connect/jobs/31' }),
  beforeEach: ({ msw }) => msw.use(answer(getJobByJobID, job({ isApplied: true, isFavourite: true }))),
  play: async (context) => {
    await expect(await findInMain(context, 'You’ve applied')).toBeVisible();
  },
});

/** It was taken back meanwhile. */
export const Refused = meta.story({
  parameters: shownAs({ at: '/connect/jobs/31' }),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(saveFavouriteJob, {
        ...{ status: 404, code: 'JobNotFound', message: 'This job isn’t offered any more.' },
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add to favorites' }));
    await expect(await page.findByText('This job isn’t offered any more.')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getJobs)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getJobs)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the jobs')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Emplois');
  },
});
