import { answer, contract, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { raiseFlag } from '../../kit/money/move/unfinished-flag.ts';
import { ordinaryDay } from '../../kit/money/testing/money-stories.ts';
import { openPage, servePages } from '../../testing/open-page.tsx';

const server = servePages();
const user = sessionSamples.employee();

async function open(path: string, startup: Readonly<Record<string, string>> = {}) {
  server.use(answer(contract.startup.startupDataV2, startupSamples.startupData(startup)), ...ordinaryDay);
  const opened = await openPage(path, { user });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** Rail and bar have the same entries; the style sheet decides which is shown. */
const bars = () => screen.queryAllByRole('navigation', { name: 'Main' });
const words = () =>
  bars().map((bar) =>
    within(bar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );

describe('the navigation', () => {
  it('has an entry for each part with a screen, and marks the one on screen', async () => {
    const { here } = await open('/ewa/home');
    expect(words()).toEqual([
      ['Home', 'Money', 'You'],
      ['Home', 'Money', 'You'],
    ]);
    const [money] = screen.getAllByRole('link', { name: 'Money' });
    if (money) await userEvent.click(money);
    await waitFor(() => expect(here()).toBe('/ewa/history'));
    await waitFor(() => expect(money?.getAttribute('aria-current')).toBe('page'));
  });

  it('has the entries that start-up data names, in its order', async () => {
    await open('/ewa/home', { NavigationEntries: 'money,home,offers' });
    expect(words()[0]).toEqual(['Money', 'Home']);
  });

  it('leads to one’s account, a page of its own', async () => {
    const { here } = await open('/ewa/home');
    const [you] = screen.getAllByRole('link', { name: 'You' });
    if (you) await userEvent.click(you);
    await waitFor(() => expect(here()).toBe('/home/profile'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeDefined();
    await waitFor(() => expect(you?.getAttribute('aria-current')).toBe('page'));
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
