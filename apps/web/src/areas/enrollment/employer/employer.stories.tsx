import { answer, contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { cameTo, leadsTo, sampleEmployer } from '../testing/sample.ts';

const { findEmployers, processEnrollmentRequest } = contract.enrollment;

const meta = preview.meta({
  title: 'Screens/Enrollment/Employer',
  ...screenStory({
    at: '/signup/employer',
    user: null,
    prepare: cameTo('EmployerInput', { employer: null }),
  }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(findEmployers, [sampleEmployer(), sampleEmployer({ id: 602, name: 'Harbor Freight Company' })]),
      answer(processEnrollmentRequest, leadsTo('PersonalInfoInput')),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function search(context: Context, text = 'harb') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByRole('combobox', { name: 'Employer' }), text);
  return canvas;
}

/** Found by typing and chosen by keyboard. */
export const Found = meta.story({
  play: async (context) => {
    const canvas = await search(context);
    await screen.findByRole('option', { name: /Harbor Foods Market/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('combobox')).toHaveValue('Harbor Foods Market');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { level: 1, name: 'What’s your name?' });
  },
});

/** Nothing chosen yet. */
export const Empty = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Choose your employer from the list.')).toBeVisible();
  },
});

/** Nothing by that name, and what to do then. */
export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(findEmployers, [])),
  play: async (context) => {
    await search(context, 'qqq');
    await expect(await screen.findByText(/No employer by that name/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** Still searching. */
export const Searching = meta.story({
  beforeEach: ({ msw }) => msw.use(never(findEmployers)),
  play: async (context) => {
    await search(context);
    await userEvent.keyboard('{Escape}');
  },
});

/** The search failed: once more by a button. */
export const SearchFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(findEmployers)),
  play: async (context) => {
    const canvas = await search(context);
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

const chosen = shownAs({ user: null, prepare: cameTo('EmployerInput') });

async function advance(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas;
}

/** An employer that is not set up yet. */
export const NotSetUp = meta.story({
  parameters: chosen,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, {
        ...{ status: 409, code: 'SetupNotCompleted' },
        message: 'Your employer hasn’t finished setting up yet.',
      }),
    ),
  play: async (context) => {
    const canvas = await advance(context);
    await expect(await canvas.findByText('You can’t sign up here yet')).toBeVisible();
  },
});

/** A very long name. */
export const LongName = meta.story({
  parameters: shownAs({
    user: null,
    prepare: cameTo('EmployerInput', {
      employer: sampleEmployer({ name: 'Southwestern Regional Cooperative of Independent Grocers' }),
    }),
  }),
  play: async (context) => {
    await arrived(context);
  },
});

/** What to ask the employer. */
export const Contact = meta.story({
  parameters: shownAs({ at: '/signup/contact-employer', user: null, prepare: cameTo('EmployerInput') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Ask your employer');
  },
});
