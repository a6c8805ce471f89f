import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { password, people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt, seeBalance, signIn } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('signing in', () => {
  it('an email address does as well, with Enter alone, also from the old address of the login', async () => {
    const page = await server.open('/login');
    await fill(page, 'Phone number or email', people.maya.email);
    expect(page.here()).toBe('/welcome/login');
    await page.user.tab();
    await page.user.keyboard(`${password}{Enter}`);
    await beAt(page, '/ewa/home');
  });

  it('a wrong password says so, keeps what was typed, and the right one then works', async () => {
    const page = await server.open('/welcome/login');
    await signIn(page, people.maya, 'not-it');
    await screen.findByText('That didn’t match');
    expect(screen.getByLabelText('Phone number or email')).toHaveProperty('value', people.maya.phone);
    await fill(page, 'Password', `${password}{Enter}`);
    await beAt(page, '/ewa/home');
  });

  it('too many wrong passwords pause it, and the page says for how long', async () => {
    const page = await server.open('/welcome/login');
    for (let tries = 1; tries <= 6; tries += 1) {
      await signIn(page, people.maya, `guess ${tries}`);
      await waitFor(() => expect(server.network.count('main/LoginM')).toBe(tries));
      await screen.findByText(tries < 6 ? 'That didn’t match' : 'Too many tries');
      await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
    }
    await screen.findByText(/Try again in 5 minutes/);
    expect(screen.getByText(/Give them this reference: [A-Z0-9]{6}/)).toBeDefined();
  });

  it('empty fields say what they want, and nothing is sent', async () => {
    const page = await server.open('/welcome/login');
    await press(page, 'Sign in');
    await screen.findByText('Enter your phone number or email.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone number or email')));
    expect(server.network.count('main/LoginM')).toBe(0);
  });

  it('the page changes to Spanish at a press, keeps what was typed, and still does on the next visit [i18n-005]', async () => {
    const page = await server.open('/welcome/login');
    await fill(page, 'Phone number or email', 'maya');
    await press(page, 'Español');
    await screen.findByRole('button', { name: 'Iniciar sesión' });
    expect(document.documentElement.lang).toBe('es-US');
    expect(screen.getByLabelText('Teléfono o correo electrónico')).toHaveProperty('value', 'maya');
    expect(server.local.getItem('locale')).toBe('es');
  });
});

describe('a sign-in that was asked for on the way elsewhere', () => {
  it('arrives there afterwards [access-047] [session-014]', async () => {
    const page = await server.open('/ewa/history?from=mail');
    await beAt(page, '/welcome/login?redirectUrl=%2Fewa%2Fhistory%3Ffrom%3Dmail');
    await signIn(page);
    await beAt(page, '/ewa/history?from=mail');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2f/evil.example',
  ])('does not lead to %s', async (target) => {
    const page = await server.open(`/welcome/login?redirectUrl=${encodeURIComponent(target)}`);
    const left = vi.spyOn(page.app.navigation, 'leave');
    await signIn(page);
    await beAt(page, '/ewa/home');
    await seeBalance();
    expect(left).not.toHaveBeenCalled();
  });

  it('is not asked for twice: the login leads whoever is signed in home [access-049]', async () => {
    const page = await server.open('/welcome/login', { as: people.maya });
    await beAt(page, '/ewa/home');
  });
});

describe('a session that has ended on the server', () => {
  it('leads to the login with a word, and back afterwards [transport-010] [session-047] [session-052]', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    await seeBalance();
    await waitFor(() => expect(page.app.connection.pending.get()).toBe(0));
    await server.sandbox.expireSessions();
    const later = await page.reload();
    await screen.findByText('Your session has ended. Sign in again to go on.');
    await beAt(later, '/welcome/login?redirectUrl=%2Fewa%2Fhome');
    expect(server.local.getItem('currentUser')).toBeNull();
    await signIn(later);
    await beAt(later, '/ewa/home');
  });
});

it('the employer’s own sign-in is where a password leads whose employer has one, and its session is none [enrollment-047]', async () => {
  const page = await server.open('/welcome/login');
  await signIn(page, people.kofi);
  await arriveAt('Summit Ridge Hotels has its own sign-in');
  expect(screen.getByRole('button', { name: 'Continue with your work account' })).toBeDefined();
  expect(server.local.getItem('currentUser')).toBeNull();
});
