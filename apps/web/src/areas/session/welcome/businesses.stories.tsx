import { answer, contract, dropped, never, refuse, sessionSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { switchBusinesses } = contract.session;
const user = sessionSamples.employee({
  ...{ businessId: 0, companyName: null, multipleBusinessesFound: true },
  businesses: [
    { businessId: 31, companyName: 'Harbor Grill' },
    { businessId: 32, companyName: 'Northside Logistics' },
    { businessId: 33, companyName: 'Weekend Catering Co.' },
  ],
});

const meta = preview.meta({
  title: 'Screens/After sign-in/Employers',
  ...screenStory({ at: '/welcome/multi-business', user }),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Chooses the second employer and goes on. */
async function goOn(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: 'Northside Logistics' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas;
}

/** Every employer of the person, and none chosen beforehand. */
export const Usual = meta.story({
  tags: ['access-025'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Which employer?');
    const canvas = within(context.canvasElement);
    const names = canvas.getAllByRole('radio');
    await expect(names).toHaveLength(3);
    for (const name of names) await expect(name).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

/** Sent without a choice: said so, and nothing is asked of the server. */
export const NoneChosen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(switchBusinesses, () => {
        throw new Error('An employer was switched to that nobody chose.');
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose an employer first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Harbor Grill' }));
    await expect(canvas.queryByText('Choose an employer first.')).toBeNull();
  },
});

/** On the way to the chosen one: the button says so, and the choice stays as it is. */
export const Switching = meta.story({
  beforeEach: ({ msw }) => msw.use(never(switchBusinesses)),
  play: async (context) => {
    const canvas = await goOn(context);
    await expect(await canvas.findByText('Opening your pay…')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Harbor Grill' })).toBeDisabled();
  },
});

/** The employer is no longer one of theirs: the server's words, and the others can still be chosen. */
export const Refused = meta.story({
  tags: ['transport-012'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(switchBusinesses, {
        ...{ status: 403, code: 'BusinessNotYours' },
        message: 'You don’t work at this employer any more. Choose another one.',
      }),
    ),
  play: async (context) => {
    const canvas = await goOn(context);
    await waitFor(() => expect(canvas.getByText(/Choose another one/)).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Harbor Grill' })).toBeEnabled();
  },
});

/** The connection broke: our trouble, and the choice is still there. */
export const Dropped = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(switchBusinesses)),
  play: async (context) => {
    const canvas = await goOn(context);
    await waitFor(() => expect(canvas.getByText('That didn’t go through')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Northside Logistics' })).toBeChecked();
  },
});

/** No network. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  beforeEach: ({ msw }) => msw.use(dropped(switchBusinesses)),
  play: async (context) => {
    await goOn(context);
    await expect(await findInMain(context, /^Connect to the internet and try again/)).toBeVisible();
  },
});

/** Nobody to choose: whom to call. */
export const Empty = meta.story({
  parameters: shownAs({ user: { ...user, businesses: [] } }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('No employer is linked to you');
    await expect(within(context.canvasElement).getByRole('link', { name: /^Call/ })).toBeVisible();
  },
});

/** Names as long as they get. */
export const LongNames = meta.story({
  parameters: shownAs({
    user: {
      ...user,
      businesses: [
        ...sessionSamples.longNamedEmployee().businesses,
        { businessId: 32, companyName: 'Donaudampfschifffahrtsgesellschaftskapitänsverein' },
      ],
    },
  }),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).getAllByRole('radio')).toHaveLength(2);
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('¿Con qué empleador?');
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Quel employeur?');
  },
});
