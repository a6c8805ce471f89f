import { contract, dropped, never, refuse, sessionSamples } from '@dayfare/api/mocks';
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
  title: 'Screens/Session/Welcome/Businesses',
  ...screenStory({ at: '/welcome/multi-business', user }),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Chooses the second employer. */
async function advance(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Northside Logistics' }));
  return canvas;
}

/** Every employer of the person, in the server's order; one press leads on. */
export const Usual = meta.story({
  tags: ['access-025'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Which employer?');
    const canvas = within(context.canvasElement);
    const employers = within(canvas.getByRole('list', { name: 'Your employers' }));
    await expect(employers.getAllByRole('button')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

/** On the way to the chosen one: it is said so. */
export const Switching = meta.story({
  beforeEach: ({ msw }) => msw.use(never(switchBusinesses)),
  play: async (context) => {
    const canvas = await advance(context);
    await expect(await canvas.findByText('Opening your pay…')).toBeInTheDocument();
  },
});

/** The employer is no longer one of theirs: the server's words, and the others can still be chosen. */
export const Refused = meta.story({
  tags: ['transport-012'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(switchBusinesses, {
        ...{ status: 403, code: 'BusinessNotYours' },
        message: 'You don’t work at this employer anymore. Choose another one.',
      }),
    ),
  play: async (context) => {
    const canvas = await advance(context);
    await waitFor(() => expect(canvas.getByText(/Choose another one/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Harbor Grill' })).toBeEnabled();
  },
});

/** The connection broke: our trouble, and the choice is still there. */
export const Dropped = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(switchBusinesses)),
  play: async (context) => {
    const canvas = await advance(context);
    await waitFor(() => expect(canvas.getByText('That didn’t go through')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Northside Logistics' })).toBeEnabled();
  },
});

/** No network. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  beforeEach: ({ msw }) => msw.use(dropped(switchBusinesses)),
  play: async (context) => {
    await advance(context);
    await expect(await findInMain(context, /^Connect to the internet and try again/)).toBeVisible();
  },
});

/** No employer to choose: the support contact. */
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
    const employers = within(within(context.canvasElement).getByRole('list', { name: 'Your employers' }));
    await expect(employers.getAllByRole('button')).toHaveLength(2);
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
