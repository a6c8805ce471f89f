import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../../../testing/sandbox/browser.tsx';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const call = 'Main/UnsubscribeSmartInvite';
const offered = 'Unsubscribe from invitations';
const email = 'nina@example.com';

const invited = async (to = email, odd = {}) => (await server.sandbox.invite(to, odd)) ?? '';
const sent = () => server.network.sent(call).map(({ body }) => (body as { updatedBy: number }).updatedBy);
/** The heading stands while the invitation is looked up; the button comes with it. */
const untilOffered = () => screen.findByRole('button', { name: 'Unsubscribe' });
const button = () => screen.queryByRole('button', { name: 'Unsubscribe' });

async function confirm(page: Screen) {
  await press(page, 'Unsubscribe');
  const sheet = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
  await page.user.click(sheet.getByRole('button', { name: 'Yes, unsubscribe' }));
  return sheet;
}

describe('the link under an invitation', () => {
  it('shows what it is about, asks once, stops the emails, and says so from then on [public-005] [public-006] [public-007] [public-009] [public-010] [public-011] [public-012]', async () => {
    const link = await invited();
    const page = await server.open(link);
    await arriveAt(offered);
    await readInMain(/You get emails that invite you to Dayfare\..*They are addressed to Nina\./);
    expect(screen.getByRole('main').querySelector('svg')).not.toBeNull();
    expect(document.title).toContain('Unsubscribe');
    expect(sent()).toEqual([0]);
    await press(page, 'Unsubscribe');
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirmation' }));
    sheet.getByText('Are you sure you want to unsubscribe?');
    await page.user.click(sheet.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([0]);
    await confirm(page);
    await screen.findByText('Email Successfully unsubscribed!');
    await arriveAt('Unsubscribed successfully');
    await readInMain('We won’t email you any more invitations.');
    expect(document.activeElement?.textContent).toBe('Unsubscribed successfully');
    expect(button()).toBeNull();
    expect(sent()).toEqual([0, 1]);
    await page.reload();
    await arriveAt('You’re already unsubscribed');
    expect(button()).toBeNull();
  });

  it('stops the texts as well, and may have its token under the other name [public-005] [public-011] [public-012]', async () => {
    const link = await invited('3035550142');
    const page = await server.open(link.replace('token=', 'Token='));
    await readInMain(/You get text messages that invite you to Dayfare\./);
    await confirm(page);
    await screen.findByText('SMS Successfully unsubscribed!');
    await arriveAt('Unsubscribed successfully');
    await readInMain('We won’t text you any more invitations.');
  });

  it.each([
    '/unsubscribe-smartInvite',
    '/unsubscribe-smartInvite?token=',
    '/unsubscribe-smartInvite?token=x',
  ])('that no invitation has, %s, leads to customer support [public-005] [public-008]', async (path) => {
    const page = await server.open(path);
    await readInMain('Something went wrong, please contact customer support.');
    expect(screen.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/);
    expect(button()).toBeNull();
    expect(server.network.count(call)).toBe(path.endsWith('x') ? 1 : 0);
    await press(page, 'Go to Dayfare');
    await untilAt(page, /^\/welcome/);
  });

  it('that is turned off says so, before the question and after it [public-008] [public-012]', async () => {
    const page = await server.open(await invited());
    await untilOffered();
    await server.sandbox.configure({ EnableSmartInviteUnsubscribe: '0' });
    await confirm(page);
    await screen.findByText('Configuration is disabled. Please contact Administrator.');
    await readInMain('Something went wrong, please contact customer support.');
    await page.reload();
    await readInMain('Something went wrong, please contact customer support.');
    expect(button()).toBeNull();
  });

  it('that fails keeps the button and says whom to call, and can be tried again [public-012]', async () => {
    const page = await server.open(await invited(email, { breaks: true }));
    await confirm(page);
    await screen.findByText('Some error occured. Please contact Administrator.');
    await readInMain('You’re not unsubscribed yet');
    await confirm(page);
    await waitFor(() => expect(sent()).toEqual([0, 1, 1]));
    await arriveAt(offered);
  });

  it('pressed in another tab before says that it was done [public-007] [public-012]', async () => {
    const link = await invited();
    const page = await server.open(link);
    await arriveAt(offered);
    await untilOffered();
    page.toBack();
    const other = await server.otherBrowser().open(link);
    await confirm(other);
    await arriveAt('Unsubscribed successfully');
    other.close();
    page.toFront();
    await confirm(page);
    await screen.findByText('Email already unsubscribed!');
    await arriveAt('You’re already unsubscribed');
  });

  it('is the page of whoever is signed in, too, and its token stays out of what the device keeps', async () => {
    const link = await invited();
    const page = await server.open(link, { as: people.maya });
    await arriveAt(offered);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    await confirm(page);
    await arriveAt('Unsubscribed successfully');
    await press(page, 'Go to Dayfare');
    await untilAt(page, '/ewa/home');
    await screen.findByRole('button', { name: 'Get money' });
    expect(JSON.stringify({ ...server.local })).not.toContain(token);
    expect(JSON.stringify(page.app.local.getItem('history') ?? '')).not.toContain('unsubscribe');
  });

  it('is out of reach of robots, which may see the login', async () => {
    const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
    const page = await server.open(await invited());
    await arriveAt(offered);
    expect(robots()).toBe('noindex, nofollow');
    await page.app.navigation.go('/welcome/login');
    await arriveAt('Welcome back');
    expect(robots()).toBeUndefined();
  });
});

describe('without an answer', () => {
  it('the page says that nothing has changed, and looks again', async () => {
    const link = await invited();
    await server.sandbox.fault({ match: call, kind: 'status', status: 500, times: 1 });
    const page = await server.open(link);
    await readInMain('We couldn’t look up your invitation');
    await press(page, 'Try again');
    await untilOffered();
  });

  it('the question stays and says so; a lost answer is found when it is sent again', async () => {
    const page = await server.open(await invited());
    await untilOffered();
    await server.sandbox.fault({ match: call, kind: 'drop-after', times: 1 });
    const sheet = await confirm(page);
    await sheet.findByText('You’re not unsubscribed yet');
    await page.user.click(sheet.getByRole('button', { name: 'Yes, unsubscribe' }));
    await arriveAt('You’re already unsubscribed');
  });

  it('of the network, both say so, and go on once it is back', async () => {
    const link = await invited();
    const page = await server.open(link);
    await untilOffered();
    server.network.setOnline(false);
    const sheet = await confirm(page);
    await sheet.findByText('You’re offline');
    await page.reload();
    // jsdom's navigator is always online: the new page hears it from the event.
    server.network.setOnline(false);
    await readInMain('Connect to the internet to unsubscribe.');
    server.network.setOnline(true);
    await untilOffered();
  });
});
