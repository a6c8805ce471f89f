import { answer, billpaySamples, contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getBillers, keepBiller } = contract.billpay;
const { biller, billers } = billpaySamples;

const meta = preview.meta({
  title: 'Screens/Billpay/Billers',
  ...screenStory({ at: '/billpay/billers', after: ['/ewa/home'] }),
  beforeEach: ({ msw }) => msw.use(answer(getBillers, billers()), answer(keepBiller, { isKept: true })),
});

interface Context {
  canvasElement: HTMLElement;
}

const listed = async ({ canvasElement }: Context, name: string) =>
  within(await within(canvasElement).findByRole('list', { name })).getAllByRole('listitem');

async function search(context: Context, text: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByRole('list', { name: 'Your billers' });
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Name of the company' }), text);
  return canvas;
}

/** The person's own billers, and the other companies with what they bill for. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Billers');
    const [first, second, third] = await listed(context, 'Your billers');
    await expect(first).toHaveTextContent(/City Power & Light.*Electricity/);
    await expect(second).toHaveTextContent(/Maple Court Apartments.*Rent/);
    await expect(third).toBeUndefined();
    await expect(await listed(context, 'Other companies')).toHaveLength(3);
  },
});

/** No billers of one's own yet: all companies in one list. */
export const NoneAdded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getBillers, {
        billers: [biller(), biller({ id: 2, name: 'Harbor Water Works', category: 'Water' })],
      }),
    ),
  play: async (context) => {
    await expect(await listed(context, 'All companies')).toHaveLength(2);
    await expect(within(context.canvasElement).queryByText('Your billers')).toBeNull();
  },
});

/** A company is added: it moves to the person's own, with focus, and that is announced. */
export const Added = meta.story({
  beforeEach: ({ msw }) => {
    const [one, two, water, ...rest] = billers().billers;
    const after = [one, two, water && { ...water, isKept: true }, ...rest].flatMap((each) => each ?? []);
    msw.use(answer(getBillers, billers(), { times: 1 }), answer(getBillers, { billers: after }));
  },
  play: async (context) => {
    await arrived(context);
    const add = await within(context.canvasElement).findByRole('button', { name: 'Add Harbor Water Works' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Harbor Water Works was added to your billers.')).toBeVisible();
    await expect(await listed(context, 'Your billers')).toHaveLength(3);
    await waitFor(() =>
      expect(
        within(context.canvasElement).getByRole('button', { name: 'Remove Harbor Water Works' }),
      ).toHaveFocus(),
    );
  },
});

/** The answer is on its way: one company at a time. */
export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(never(keepBiller)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Harbor Water Works' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Skyline Wireless' })).toBeDisabled());
  },
});

/** The list was not changed, and says so. */
export const NotChanged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(keepBiller, { status: 503, code: 'ServiceUnavailable', message: '' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove City Power & Light' }));
    await expect(await canvas.findByText('Your billers weren’t changed')).toBeVisible();
    await expect(await listed(context, 'Your billers')).toHaveLength(2);
  },
});

/** No company has that in its name: the way back to all of them. */
export const NothingFound = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer(getBillers, billers(), { times: 1 }), answer(getBillers, { billers: [] }));
  },
  play: async (context) => {
    const canvas = await search(context, 'xylophone');
    await expect(await canvas.findByText('No company found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all companies' }));
    await expect(await listed(context, 'Your billers')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** There is no company at all. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getBillers, { billers: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No companies yet')).toBeVisible();
  },
});

/** The companies are on their way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getBillers)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getBillers)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the companies')).toBeVisible();
  },
});

/** Without a network, and nothing of an earlier visit. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getBillers)),
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  play: async (context) => {
    await expect(await findInMain(context, 'Connect to the internet to see the companies.')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Empresas');
    await expect(await listed(context, 'Tus empresas')).toHaveLength(2);
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Fournisseurs');
    await expect(await listed(context, 'Vos fournisseurs')).toHaveLength(2);
  },
});
