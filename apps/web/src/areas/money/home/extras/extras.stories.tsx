import { answer, contract, homeSamples, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived } from '../../../../testing/screen-story.tsx';

const { disposeTicker, getEventTickers, getPromotionTickers, getQuickLinks, getShortcuts, saveShortcut } =
  contract.money;
const { userStories } = contract.money;
const down = { status: 500, code: 'Unexpected', message: 'Something bad happened; please try again later' };

const meta = preview.meta({
  title: 'Screens/Money/Home/Extras',
  ...moneyScreen('/ewa/home'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Scrolls to the end of the page, where the rest is then loaded; gives one of its parts by name. */
async function scrollTo(context: Context, name: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByRole('region', { name: 'Recent transfers' });
  const find = () => {
    const scroller = document.scrollingElement;
    scroller?.scrollTo(0, scroller.scrollHeight);
    return canvas.getByRole('region', { name });
  };
  return within(await waitFor(find));
}

/** Puts the first news away. */
async function dismissFirst(context: Context) {
  await scrollTo(context, 'Quick links');
  const canvas = within(context.canvasElement);
  const [first] = canvas.getAllByRole('button', { name: /Close|Dismiss/ });
  if (!first) throw new Error('Nothing can be dismissed.');
  await userEvent.click(first);
  return canvas;
}

/** News, saved transfers, quick links and something to read, in this order. */
export const Usual = meta.story({
  tags: ['money-015', 'money-016', 'money-021', 'money-022', 'money-024'],
  play: async (context) => {
    const links = await scrollTo(context, 'Quick links');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('Banks are closed on Thursday')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find out more' })).toHaveAttribute(
      'href',
      '/ewa/recurring/new',
    );
    await expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ewa/earnings',
      '/home/agreements',
    ]);
    const headingTop = (name: string) => {
      const card = canvas.getByRole('region', { name });
      const heading = within(card).getByRole('heading', { name });
      return heading.getBoundingClientRect().top - card.getBoundingClientRect().top;
    };
    await expect(headingTop('Good to know')).toBeCloseTo(headingTop('Quick links'), 0);
    await userEvent.click(canvas.getByRole('button', { name: 'The free way takes one business day' }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('An instant transfer costs a fee.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
  },
});

/** News that was put away is gone at once. */
export const Dismissed = meta.story({
  tags: ['money-017'],
  play: async (context) => {
    const canvas = await dismissFirst(context);
    await waitFor(() => expect(canvas.queryByText('Banks are closed on Thursday')).toBeNull());
    await expect(canvas.getByText('Rent due every month?')).toBeVisible();
  },
});

/** It could not be put away: it comes back, with a word. */
export const NotDismissed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(disposeTicker, down)),
  play: async (context) => {
    const canvas = await dismissFirst(context);
    await waitFor(() => expect(screen.getByText(/couldn’t dismiss that/)).toBeVisible());
    await expect(canvas.getByText('Banks are closed on Thursday')).toBeVisible();
  },
});

/** A saved transfer leads to its review at once, with its amount and account. */
export const SavedTransfer = meta.story({
  play: async (context) => {
    const saved = await scrollTo(context, 'Saved transfers');
    await userEvent.click(saved.getByRole('button', { name: /^Half the rent/ }));
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check and agree' })).toBeVisible();
  },
});

/** Saving a transfer needs a name and an amount; nothing typed is lost on the way. */
export const SavingATransfer = meta.story({
  tags: ['money-018'],
  play: async (context) => {
    const saved = await scrollTo(context, 'Saved transfers');
    await userEvent.click(saved.getByRole('button', { name: 'Save a transfer' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Save a transfer' }));
    await userEvent.type(sheet.getByRole('textbox', { name: 'Name' }), 'Groceries');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('Enter an amount above zero.')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Groceries');
    await userEvent.type(sheet.getByRole('textbox', { name: /Amount/ }), '45');
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The server did not save it: the sheet stays with what was typed. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(saveShortcut, down)),
  play: async (context) => {
    const saved = await scrollTo(context, 'Saved transfers');
    await userEvent.click(saved.getByRole('switch', { name: 'Change or delete them' }));
    await userEvent.click(saved.getByRole('button', { name: /^Half the rent/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Change a saved transfer' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await expect(await sheet.findByText('It isn’t saved', undefined)).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Name' })).toHaveValue('Half the rent');
  },
});

/** Other links are chosen in a sheet. */
export const ChoosingLinks = meta.story({
  tags: ['money-023'],
  play: async (context) => {
    const links = await scrollTo(context, 'Quick links');
    await userEvent.click(links.getByRole('button', { name: 'Choose links' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose links' }));
    await expect(sheet.getByRole('checkbox', { name: 'Agreements' })).toBeChecked();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Agreements' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(links.queryByRole('link', { name: 'Agreements' })).toBeNull());
  },
});

/** No news, nothing saved, no links. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getEventTickers, { tickers: [] }),
      answer(getPromotionTickers, { tickers: [] }),
      answer(getShortcuts, { shortcuts: [] }),
      answer(getQuickLinks, homeSamples.quickLinks({ chosen: [] })),
      answer(userStories, { stories: [] }),
    ),
  play: async (context) => {
    const links = await scrollTo(context, 'Quick links');
    await expect(links.getByText('You haven’t chosen any yet.')).toBeVisible();
    await expect(within(context.canvasElement).queryByRole('region', { name: 'Good to know' })).toBeNull();
  },
});

/** Part of it could not be had: the rest is there, and one can try again. */
export const PartFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getShortcuts, { status: 400, code: 'InvalidRequest', message: '' })),
  play: async (context) => {
    await scrollTo(context, 'Quick links');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/couldn’t load everything here/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Saved transfers' })).toBeNull();
  },
});

/** While it comes, nothing is in its place: there is nothing below that would move. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getQuickLinks)),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).queryByRole('region', { name: 'Quick links' })).toBeNull();
  },
});
