import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, goTo, press, signIn, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

const accounts = async () =>
  within(await screen.findByRole('region', { name: 'Your accounts and cards' })).findAllByRole('listitem');

describe('the home of direct users', () => {
  it('says what there is and whom to call, and is where a page that does not exist leads back to [access-003] [access-036] [access-004] [session-015]', async () => {
    const page = await server.open('/welcome/login');
    await signIn(page, people.sam);
    await untilAt(page, '/dayfare-direct/home');
    await arriveAt('Hi, Sam');
    await waitFor(() => expect(document.title).toBe('Home · Dayfare'));
    await screen.findByRole('region', { name: 'No employer is linked to your account' });
    expect((await accounts()).map(({ textContent }) => textContent)).toEqual([
      'Riverbend BankBank account ending in 2609',
      'Riverbend DebitDebit card ending in 4478',
    ]);
    await screen.findByText('No transfers yet');

    for (const way of ['Go to your home page', 'Go Back']) {
      await goTo(page, '/no/such/page');
      await arriveAt('Well that’s odd');
      await press(page, way);
      await untilAt(page, '/dayfare-direct/home');
    }
    await goTo(page, '/no/such/page');
    await arriveAt('Well that’s odd');
    await press(page, 'Sign out');
    await untilAt(page, '/welcome/login');
    expect(page.app.local.getItem('currentUser')).toBeNull();
  });

  it('shows at /ewa/dayfare-direct what it is, /ewa/cash the counters, and /home leads home [access-037]', async () => {
    const page = await server.open('/home', { as: people.maya });
    await untilAt(page, '/ewa/home');
    await screen.findByRole('button', { name: 'Get money' });
    await goTo(page, '/ewa/dayfare-direct');
    expect(await accounts()).not.toHaveLength(0);
    expect(page.here()).toBe('/ewa/dayfare-direct');
    await goTo(page, '/ewa/cash');
    await arriveAt('Cash pickup');
    await screen.findByRole('list', { name: 'Counters' });
    expect(page.here()).toBe('/ewa/cash');
  });

  it('is open to somebody with an employer, who comes back to early pay [startup-021]', async () => {
    const both = await server.sandbox.makePerson(people.maya, 'Maya', 'Direct');
    let page = await server.open('/ewa/dayfare-direct', { as: both });
    expect(await accounts()).toHaveLength(2);
    // The page is loaded anew, so that nothing of the other product stays.
    const leave = vi.spyOn(page.app.navigation, 'leave').mockImplementation(() => undefined);
    await press(page, 'Continue without an employer');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
    page.close();
    page = await server.open('/');
    await untilAt(page, '/dayfare-direct/home');
    await screen.findByRole('heading', { name: 'You’re using Dayfare without an employer' });
    const leaveAgain = vi.spyOn(page.app.navigation, 'leave').mockImplementation(() => undefined);
    await press(page, 'Back to early pay');
    await waitFor(() => expect(leaveAgain).toHaveBeenCalledWith('/'));
    page.close();
    page = await server.open('/');
    await untilAt(page, '/ewa/home');
    await screen.findByRole('button', { name: 'Get money' });
  });

  it('is where the page leads after something that a direct user has done [access-038]', async () => {
    const page = await server.open('/dayfare-direct/cta?type=success&showCTA=true&isFromActivation=true', {
      as: people.sam,
    });
    await arriveAt('Your card is active');
    await press(page, 'Continue');
    await untilAt(page, '/dayfare-direct/home');
  });
});
