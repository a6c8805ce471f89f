import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastCode } from '../../../testing/sandbox/last-code.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt, seeBalance, signIn, signOut } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
afterEach(() => vi.useRealTimers());

const label = 'Code that we sent';

/** Signs in on a new device; gives the code that was sent. */
async function signInToCode() {
  const page = await server.open('/welcome/login');
  await signIn(page, people.dana);
  await screen.findByText(/^We sent a 6-digit code to •••• 0113\./);
  return { page, code: await lastCode(server.sandbox) };
}

const wrongBeside = (...codes: readonly string[]) =>
  ['000000', '000001', '000002', '000003', '000004'].filter((one) => !codes.includes(one));

describe('the code of a new device', () => {
  it('opens the home, nothing else opens before it, and what was tried counts over a reload [access-023] [session-009]', async () => {
    const { page, code } = await signInToCode();
    await beAt(page, '/welcome/auth-pin');
    await arriveAt('Check your text messages');
    expect(document.title).toBe('Enter your code · Dayfare');
    expect(screen.getByRole('timer', { name: /Ask for a new code in/ }).textContent).toMatch(
      /^(1:00|0:\d\d)$/,
    );
    expect(screen.queryByText(/Dana/)).toBeNull();
    await page.router.navigate('/ewa/home');
    await beAt(page, /^\/welcome\/auth-pin/);

    const [first = '', second = ''] = wrongBeside(code);
    await fill(page, label, first);
    await screen.findByText('That code isn’t right. You can try 2 more times.');
    const later = await page.reload();
    await fill(later, label, second);
    await screen.findByText('That code isn’t right. You can try 1 more time.');
    await fill(later, label, code);
    await beAt(later, '/ewa/home');
    await seeBalance();
  });

  it('is sent again, or the other way, and only then; too many wrong ones are refused for as long as the server says [session-020] [session-021] [session-022]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { page, code: first } = await signInToCode();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    vi.setSystemTime(Date.now() + 61_000);
    const second = await page.reload();
    await press(second, 'Email me the code instead');
    await screen.findByText(/^We sent a 6-digit code to d•••@example\.com\./);
    const byMail = await lastCode(server.sandbox);
    vi.setSystemTime(Date.now() + 61_000);
    const third = await second.reload();
    await press(third, 'Send a new code');
    await screen.findByText(/A new code is on its way to d•••@example.com/);
    const code = await lastCode(server.sandbox);

    // The third wrong code is the last: entering rests for what is left of the server's five minutes, not of ours.
    const wrong = [...new Set([first, byMail, ...wrongBeside(code)])]
      .filter((one) => one !== code)
      .slice(0, 3);
    for (const [index, one] of wrong.entries()) {
      await fill(third, label, one);
      if (index < 2)
        await screen.findByText(
          `That code isn’t right. You can try ${index === 0 ? '2 more times' : '1 more time'}.`,
        );
      if (index === 1) await server.sandbox.advance(60_000);
    }
    await screen.findByText('Too many wrong codes');
    expect(screen.getByRole('timer', { name: /You can try again in/ }).textContent).toMatch(/^(5:00|4:5\d)$/);
    const rested = await third.reload();
    await screen.findByText('Too many wrong codes');
    await server.sandbox.advance(300_000);
    // Whoever waits touches the screen now and then, or the session would end.
    vi.setSystemTime(Date.now() + 150_000);
    fireEvent.mouseMove(window);
    vi.setSystemTime(Date.now() + 151_000);
    await screen.findByText('You can try again now.');
    await fill(rested, label, code);
    await beAt(rested, '/ewa/home');
  });

  it('of somebody else leads out again, and nothing of the session is left', async () => {
    const { page } = await signInToCode();
    await press(page, 'Not you? Sign in again');
    await beAt(page, '/welcome/login');
    expect(server.local.getItem('currentUser')).toBeNull();
    await page.router.navigate('/ewa/home');
    await beAt(page, /^\/welcome\/login/);
  });

  it('is asked for again on a device that was forgotten at a sign-out, and not on one that was not', async () => {
    const { page, code } = await signInToCode();
    await fill(page, label, code);
    await beAt(page, '/ewa/home');
    await signOut(page);
    await signIn(page, people.dana);
    await beAt(page, '/ewa/home');

    await press(page, 'Your account');
    await page.user.click(
      await screen.findByRole('checkbox', { name: 'Forget this device when I sign out' }),
    );
    await press(page, 'Sign out');
    await beAt(page, '/welcome/login');
    await signIn(page, people.dana);
    await beAt(page, '/welcome/auth-pin');
    await waitFor(async () => expect(await lastCode(server.sandbox)).not.toBe(code));
    await fill(page, label, await lastCode(server.sandbox));
    await beAt(page, '/ewa/home');
  });
});
