import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bankAccountAs, untilTagged } from '../../../../kit/money/testing/account-steps.ts';
import { defaultConfiguration } from '../../../../platform/startup/configuration.ts';
import type { Screen } from '../../../../testing/sandbox/browser.tsx';
import { password, people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, follow, goTo, press, readInMain } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
afterEach(() => vi.useRealTimers());

const open = (path: string) => server.open(path, { as: people.maya });

/** What of a linking is kept in the browser. */
const kept = ({ app }: Screen) =>
  ['bankLinkToken', 'bankLinkPath', 'bankLinkRedirectUrl'].filter((key) => app.local.getItem(key));

/** Leaves for the bank's page. Gives its address. */
async function goToBank(page: Screen): Promise<string> {
  const leave = vi.spyOn(page.app.navigation, 'leave').mockImplementation(() => undefined);
  await press(page, 'Continue to your bank');
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
  return leave.mock.calls[0]?.[0] ?? '';
}

/** Takes steps on the bank's page. Gives where it leads back to. */
async function atBank(address: string, ...steps: Readonly<Record<string, string>>[]): Promise<string> {
  let leadsTo = '';
  for (const step of steps) {
    const body = new URLSearchParams(step).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(address, { method: 'POST', redirect: 'manual', body, headers });
    leadsTo = answer.headers.get('location') ?? '';
  }
  const { origin, pathname, search } = new URL(leadsTo);
  expect(origin).toBe(window.location.origin);
  return pathname + search;
}

/** Takes steps on the bank's page, and comes back with what it says. */
async function backFromBank(
  page: Screen,
  address: string,
  ...steps: Readonly<Record<string, string>>[]
): Promise<Screen> {
  page.close();
  return server.open(await atBank(address, ...steps));
}

describe('linking a bank', () => {
  it('waits for the configuration, which says where the bank’s page may be [money-106]', async () => {
    await server.sandbox.fault({ match: 'Main/GetConfigurationSettings', kind: 'latency', ms: 400 });
    const page = await open('/ewa/accounts/link');
    page.app.startup.configuration.set(defaultConfiguration);
    expect(await goToBank(page)).toMatch(/\/link\/link-/);
  });

  it('a page at a bank that the server can’t give leads nowhere, and says so [money-113]', async () => {
    await server.sandbox.configure({ PlaidBankDomains: '[]' });
    const page = await open('/ewa/accounts/link');
    const leave = vi.spyOn(page.app.navigation, 'leave');
    await press(page, 'Continue to your bank');
    await readInMain('There is issue in bank linking. Please try later.');
    expect(leave).not.toHaveBeenCalled();
    expect(kept(page)).toEqual([]);
  });

  it('a bank that gives no token is told of for 3 s, where it stays, and in what is recorded [money-109]', async () => {
    await server.sandbox.fault({
      ...{ match: 'Main/GetPlaidLinkToken', kind: 'error', code: 'BankLinkUnavailable' },
    });
    const page = await open('/ewa/accounts/link');
    const track = vi.spyOn(page.app.analytics, 'track');
    const record = vi.spyOn(page.app.analytics, 'act');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press(page, 'Continue to your bank');
    const notices = within(await screen.findByRole('region', { name: 'Notifications' }));
    // The server's words, as an error.
    const words = 'Banks can’t be reached right now. Try again later, or add the account by its numbers.';
    const notice = await notices.findByText(words);
    expect(notice.closest('[role="alert"]')).not.toBeNull();
    const button = screen.getByRole('button', { name: 'Continue to your bank' });
    expect(within(button).queryByRole('progressbar')).toBeNull();
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    notices.getByText(words);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(notices.queryByText(/Banks can’t be reached/)).toBeNull());
    await readInMain('We couldn’t open your bank’s page');
    const about = { type: 'BankLinkUnavailable', screen: '/ewa/accounts/link' };
    expect(record).toHaveBeenCalledExactlyOnceWith({ name: 'Linking failed', ...about });
    expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'Access+ Plaid Initialization Error', ...about });
  });

  it('an account whose link has expired says so, and works again after the bank’s page', async () => {
    await bankAccountAs(server.sandbox, 'Disconnected');
    let page = await open('/ewa/accounts');
    await follow(page, /Harbor Credit Union.*Sign in again/);
    await press(page, 'Sign in to your bank');
    const address = await goToBank(page);
    page = await backFromBank(
      page,
      address,
      { step: 'login', login: 'maya', password },
      { step: 'choose', account: '0' },
    );
    await arriveAt('Use this account again?');
    await press(page, 'Use it again');
    await arriveAt('Account details');
    await untilTagged(/^(Ready|Default)$/);
    expect(kept(page)).toEqual([]);
  });

  it('led back into another browser says there where to go on, and goes on by itself where it began', async () => {
    const first = await open('/ewa/accounts/link');
    const address = await goToBank(first);
    const leadsTo = await atBank(
      address,
      { step: 'login', login: 'maya', password },
      { step: 'choose', account: '1' },
    );
    document.dispatchEvent(new Event('visibilitychange'));
    await arriveAt('Add this account?');
    first.close();
    await server.otherBrowser().open(leadsTo, { as: people.maya });
    await readInMain(/began in the app or in another browser, go back there: it goes on by itself/);
  });

  it('from whose page one goes back, after choosing there, goes on as well, and otherwise leads there again', async () => {
    const first = await open('/ewa/accounts/link');
    const address = await goToBank(first);
    let page = await first.reload();
    await arriveAt('Link your bank');
    expect(kept(page)).toEqual([]);
    const again = await goToBank(page);
    expect(again).not.toBe(address);
    await atBank(again, { step: 'login', login: 'maya', password }, { step: 'choose', account: '1' });
    page = await page.reload();
    await arriveAt('Add this account?');
  });

  it('a page that leads back from no bank says that there is nothing to finish', async () => {
    const page = await open('/apps/loading?oauth_state_id=made-up');
    await readInMain('There’s nothing to finish here');
    await goTo(page, '/ewa/accounts/link');
    await arriveAt('Link your bank');
  });
});
