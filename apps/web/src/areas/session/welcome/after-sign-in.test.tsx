import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { balance } from '../../../kit/money/testing/transfer-steps.ts';
import { people } from '../../../testing/sandbox/people.ts';
import {
  arriveAt,
  closeDialog,
  goTo,
  press,
  signIn,
  untilAt,
} from '../../../testing/sandbox/person-steps.ts';
import { agreeToTerms } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('who has yet to accept the terms', () => {
  it('reads them before anything else opens, agrees, and is not asked again [access-024] [session-012] [session-048]', async () => {
    let page = await server.open('/welcome/login');
    await signIn(page, people.grace);
    await untilAt(page, '/welcome/accept-terms-conditions');
    await arriveAt('Before you start');
    await waitFor(() => expect(document.title).toBe('Our agreements · Dayfare'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    await goTo(page, '/ewa/home');
    await untilAt(page, '/welcome/accept-terms-conditions');
    await press(page, 'Read Privacy policy');
    const policy = await screen.findByRole('dialog', { name: 'Privacy policy' });
    await within(policy).findByText(/We never sell them\./);
    await closeDialog(page);
    await agreeToTerms(page);
    await untilAt(page, '/ewa/home');
    page.close();
    page = await server.otherBrowser().open('/ewa/home', { as: people.grace });
    await screen.findByRole('region', { name: 'Available now' });
    expect(page.here()).toBe('/ewa/home');
  });

  it('comes to what was asked for before the sign-in [session-014]', async () => {
    const page = await server.open('/ewa/history');
    await signIn(page, people.grace);
    await agreeToTerms(page);
    await untilAt(page, '/ewa/history');
  });

  it('is told when they cannot be loaded; they come with another try, and nothing was agreed to [contracts-006]', async () => {
    const page = await server.open('/welcome/login');
    await server.sandbox.fault({ match: 'EWA/GetListOfContracts', kind: 'status', status: 500 });
    await signIn(page, people.grace);
    await screen.findByText('The agreements couldn’t be loaded');
    expect(screen.queryByRole('button', { name: 'Read and agree' })).toBeNull();
    await server.sandbox.clearFaults();
    await press(page, 'Try again');
    await screen.findByRole('button', { name: 'Read and agree' });
    expect(server.network.calls.filter((call) => /SaveContract|Accept/i.test(call))).toEqual([]);
  });
});

describe('who works for several employers', () => {
  it('chooses one by keyboard, comes to the home of that one, and is not asked again [access-025] [session-013] [session-049]', async () => {
    let page = await server.open('/welcome/login');
    await signIn(page, people.aisha);
    await untilAt(page, '/welcome/multi-business');
    await waitFor(() => expect(document.title).toBe('Choose your employer · Dayfare'));
    const employers = within(await screen.findByRole('list', { name: 'Your employers' }));
    expect(employers.getAllByRole('button')).toHaveLength(3);
    employers.getByRole('button', { name: 'Metro Home Care' }).focus();
    await page.user.tab();
    expect(document.activeElement?.textContent).toBe('Weekend Catering Co.');
    await page.user.keyboard('{Enter}');
    await untilAt(page, '/ewa/home');
    await arriveAt('Hi, Aisha');
    await press(page, 'Your account');
    const sheet = within(await screen.findByRole('dialog'));
    expect((await sheet.findAllByText('Weekend Catering Co.')).length).toBeGreaterThan(0);

    // Chosen is chosen, for as long as this session lasts.
    page = await page.reload();
    await arriveAt('Hi, Aisha');
    expect(page.here()).toBe('/ewa/home');
    await goTo(page, '/welcome/multi-business');
    await untilAt(page, '/ewa/home');
  });

  it('sees each one’s balance and transfers by itself, one after the other in one tab', async () => {
    const page = await server.open('/welcome/login');
    const lookAt = async (employer: string) => {
      await signIn(page, people.aisha);
      await press(page, employer);
      await untilAt(page, '/ewa/home');
      const available = await balance();
      await goTo(page, '/ewa/history');
      const transfers = await screen.findAllByRole('link', { name: /^To / });
      expect(transfers).toHaveLength(1);
      const transfer = transfers[0]?.textContent;
      await goTo(page, '/ewa/home');
      await arriveAt('Hi, Aisha');
      await press(page, 'Your account');
      await press(page, 'Sign out');
      await untilAt(page, /^\/welcome\/login/);
      return { available, transfer };
    };
    const care = await lookAt('Metro Home Care');
    const catering = await lookAt('Weekend Catering Co.');
    expect(care.transfer).toContain('$70.00');
    expect(catering.transfer).toContain('$35.00');
    expect(care.available).not.toBe(catering.available);
  });
});

describe('who signs in at a partner', () => {
  it('gets no session here, and is told where to go in the partner’s words, also after a reload [access-032] [session-008] [enrollment-047]', async () => {
    let page = await server.open('/welcome/login');
    await signIn(page, people.kofi);
    await untilAt(page, '/sso/home');
    await arriveAt('Summit Ridge Hotels has its own sign-in');
    await screen.findByText(/Use the account that you clock in with at work\./);
    await waitFor(() => expect(document.title).toBe('Sign in with your employer · Dayfare'));
    expect(page.app.local.getItem('currentUser')).toBeNull();
    page = await page.reload();
    await arriveAt('Summit Ridge Hotels has its own sign-in');
    await goTo(page, '/ewa/home');
    await untilAt(page, /^\/welcome\/login/);
  });

  it('finds it by the words for it where the configuration has no address', async () => {
    await server.sandbox.configure({ SsoPartnerUrls: '{}' });
    const page = await server.open('/welcome/login');
    await signIn(page, people.kofi);
    await press(page, 'Continue with your work account');
    await screen.findByText(/Open your employer’s website or app/);
  });

  it('and could not be confirmed is told that nothing moved, and led back to the login [access-027]', async () => {
    const page = await server.open('/welcome/auth-failed');
    await arriveAt('We couldn’t confirm it’s you');
    await press(page, 'Sign in again');
    await untilAt(page, '/welcome/login');
  });
});
