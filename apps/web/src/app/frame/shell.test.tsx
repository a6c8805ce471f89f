import {
  answer,
  contract,
  dropped,
  sessionSamples,
  startupSamples,
  transferSamples,
} from '@dayfare/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { raiseFlag } from '../../kit/money/move/unfinished-flag.ts';
import { ordinaryDay } from '../../kit/money/testing/money-stories.ts';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();
/** What requests for start-up data say for the money tab’s area, and for the budget, which no tab leads to. */
const modules = { home: 6, budget: 9 } as const;
const user = sessionSamples.employee();

async function open(path: string, startup: Readonly<Record<string, string>> = {}) {
  server.use(answer(contract.startup.startupDataV2, startupSamples.startupData(startup)), ...ordinaryDay);
  const opened = await openPage(path, { user });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** Rail and bar have the same entries; the style sheet decides which is shown. */
const bars = () => screen.queryAllByRole('navigation', { name: 'Main' });
const links = (name: string) =>
  bars().flatMap((bar) => within(bar).queryAllByRole('link', { name: new RegExp(`^${name}$`) }));
const current = (name: string) => links(name).map((link) => link.getAttribute('aria-current'));
const follow = async (name: string) => {
  const [link] = links(name);
  if (link) await userEvent.click(link);
};
const words = () =>
  bars().map((bar) =>
    within(bar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );

/** What the rows of the page say. */
const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

/** Somebody who is suspended has nothing but help in the last part. */
const suspended = { IsUserDeactivated: '1' };

describe('the navigation', () => {
  it('has an entry for each part with a screen, and marks the one on screen', async () => {
    const { here } = await open('/ewa/home');
    const own = ['Transfers', 'Where your money goes', 'Your earnings', 'Regular transfers'];
    const places = [...own, 'Pay a friend', 'Cash pickup', 'Amazon gift card', 'Bills', 'Budget'];
    expect(words()).toEqual([
      [
        'Home',
        'Money',
        ...places,
        'Card',
        'Work',
        'Hours history',
        'Shifts and hours',
        'Shifts',
        'Chats',
        'At work',
        'Notifications',
        'Jobs',
        'More',
        'Rides',
        'Invite and earn',
        'Help',
        'RDRosa Delgado Your account',
      ],
      ['Home', 'Money', 'Card', 'Work', 'More'],
    ]);
    await follow('Money');
    await waitFor(() => expect(here()).toBe('/home/money'));
    await waitFor(() => expect(current('Money')).toEqual(['page', 'page']));
    const main = within(screen.getByRole('main'));
    expect(rows().map((row, at) => row.startsWith(places[at] ?? '?'))).toEqual(places.map(() => true));
    await userEvent.click(main.getByRole('link', { name: /^Transfers/ }));
    await waitFor(() => expect(here()).toBe('/ewa/history'));
    // In the rail the page has an entry of its own; in the bar its tab is all there is.
    await waitFor(() => expect(current('Money')).toEqual(['true', 'page']));
    expect(current('Transfers')).toEqual(['page']);
  });

  it('loads what its entries lead to ahead, with the data of their areas, so that they open without a network', async () => {
    const { startupDataV2 } = contract.startup;
    const asked = new Set<number>();
    server.use(
      answer(startupDataV2, ({ LivelyModule }) => {
        asked.add(LivelyModule);
        return startupSamples.startupData();
      }),
      ...ordinaryDay.slice(1),
    );
    const { here } = await openPage('/ewa/home', { user });
    await screen.findByRole('heading', { level: 1 });
    // Which tab's data comes first is not said.
    await expect.poll(() => [...asked]).toContain(modules.home);
    server.use(dropped(startupDataV2));
    await follow('Money');
    await waitFor(() => expect(here()).toBe('/home/money'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Money' })).toBeDefined();
  });

  it('loads the pages behind the places of money while their list stands, with the data of their areas', async () => {
    const asked = new Set<number>();
    server.use(
      answer(contract.startup.startupDataV2, ({ LivelyModule }) => {
        asked.add(LivelyModule);
        return startupSamples.startupData();
      }),
      ...ordinaryDay.slice(1),
    );
    await openPage('/home/money', { user });
    await screen.findByRole('heading', { level: 1, name: 'Money' });
    await expect.poll(() => [...asked]).toContain(modules.budget);
  });

  it('says below the places of money what stands there: the last transfer, the account that is used first, the next regular transfer', async () => {
    await open('/home/money');
    const row = (text: RegExp) => waitFor(() => expect(rows().find((one) => text.test(one))).toBeDefined());
    await row(/^Transfers\$40\.00 · On its way$/);
    await row(/^Where your money goesFirst Harbor checking$/);
    await row(/^Regular transfers\$40\.00 · Fri,\sNov\s27$/);
  });

  it('says that there are none yet, and nothing where an answer does not come', async () => {
    const { money } = contract;
    server.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(money.getTransactionHistory, transferSamples.history([])),
      dropped(money.getInstruments),
      answer(money.getRecurringTransaction, { recurringTransactions: [] }),
      ...ordinaryDay,
    );
    await openPage('/home/money', { user });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(rows()).toContain('TransfersNone yet'));
    await waitFor(() => expect(rows()).toContain('Regular transfersNone yet'));
    await waitFor(() => expect(rows()).toContain('Where your money goes'));
  });

  it('counts what waits for the person, on the tab and on its entry, and asks again with the next page', async () => {
    const counts = [
      [
        { name: 'accounts', count: 2 },
        { name: 'of-tomorrow', count: 9 },
      ],
      [],
    ];
    server.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(contract.startup.getDueCounts, () => ({ counts: counts.shift() ?? [] })),
      ...ordinaryDay,
    );
    await openPage('/ewa/home', { user });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(links('2 things to do ?Money')).toHaveLength(2));
    expect(links('2 things to do ?Where your money goes')).toHaveLength(1);
    await follow('2 things to do ?Money');
    await waitFor(() => expect(links('Money')).toHaveLength(2));
  });

  it('has the parts that start-up data names, in their own order', async () => {
    await open('/ewa/home', { NavigationEntries: 'money,home,nonsense' });
    expect(words()[1]).toEqual(['Home', 'Money']);
  });

  it('is not there with a single part', async () => {
    await open('/ewa/home', { NavigationEntries: 'home' });
    expect(bars()).toEqual([]);
  });

  it('leads straight to the only thing in a part, which has no way back then', async () => {
    const { here } = await open('/ewa/home', suspended);
    await follow('Help');
    await waitFor(() => expect(here()).toBe('/home/needhelp'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'See all questions and answers' }));
    await waitFor(() => expect(here()).toBe('/faqs'));
    await waitFor(() => expect(current('Help')).toEqual(['page', 'page']));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(here()).toBe('/home/needhelp'));
  });

  it('sends an address of a part with nothing of its own to where its tab leads', async () => {
    const { here } = await open('/home/more', suspended);
    await waitFor(() => expect(here()).toBe('/home/needhelp'));
  });

  it('is where Back leads without a history', async () => {
    const { here } = await open('/ewa/accounts');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(here()).toBe('/home/money'));
  });

  it('leads to one’s account, a page of its own', async () => {
    const { here } = await open('/ewa/home');
    const you = screen.getByRole('link', { name: 'Rosa Delgado Your account' });
    await userEvent.click(you);
    await waitFor(() => expect(here()).toBe('/home/profile'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeDefined();
    await waitFor(() => expect(you.getAttribute('aria-current')).toBe('page'));
  });

  it('is not there in a task', async () => {
    const { router } = await open('/ewa/get-money');
    expect(bars()).toEqual([]);
    await act(() => router.navigate('/ewa/home'));
    await waitFor(() => expect(bars()).toHaveLength(2));
  });

  it('says at the home that a transfer is to be checked', async () => {
    const { app } = await open('/ewa/history');
    expect(screen.queryByRole('link', { name: /1 transfer to check/ })).toBeNull();
    act(() => raiseFlag(app.local, true));
    const checked = { name: /1 transfer to check.*Home/ };
    await waitFor(() => expect(screen.getAllByRole('link', checked)).toHaveLength(2));
    act(() => raiseFlag(app.local, false));
  });
});
