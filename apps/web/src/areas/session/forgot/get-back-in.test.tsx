import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { fill, follow, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt, signIn } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
// jsdom has no workers, in which the check against robots runs: the journey has one.
beforeEach(() => server.sandbox.configure({ CaptchaIterationCount: '0' }));

const codeIn = (outbox: unknown) => /new \S+ password is (\d{6})/.exec(JSON.stringify(outbox))?.[1];

describe('a lost password', () => {
  it('is replaced with the code that was sent, and the new one signs in [access-026]', async () => {
    const page = await server.open('/welcome/login');
    await follow(page, 'Forgot your password?');
    await beAt(page, '/welcome/forgot-password');
    await waitFor(() => expect(document.title).toBe('Get back in · Dayfare'));
    await fill(page, 'Phone number or email', `${people.maya.email}{Enter}`);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Choose a new password' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await fill(page, 'Code that we sent', codeIn(await server.sandbox.ask('/outbox')) ?? '');
    await fill(page, 'New password', 'Sunday-Walk-77!{Enter}');
    await beAt(page, '/welcome/login');
    await screen.findByText(/Your new password works now\./);
    await signIn(page, people.maya, 'Sunday-Walk-77!');
    await beAt(page, '/ewa/home');
  });

  it('of nobody is answered alike, and no code is sent', async () => {
    const page = await server.open('/welcome/forgot-password');
    await fill(page, 'Phone number or email', 'nobody@example.com');
    await press(page, 'Send me a code');
    await screen.findByText(/If nobody@example\.com belongs to an account/);
    expect(codeIn(await server.sandbox.ask('/outbox'))).toBeUndefined();
  });
});
