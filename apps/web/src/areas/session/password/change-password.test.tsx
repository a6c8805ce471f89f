import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { password, people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press } from '../../../testing/sandbox/person-steps.ts';
import { beAt, signIn, signOut } from '../../../testing/sandbox/session-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const next = 'Sunday-Walk-77!';
const focused = (label: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));

describe('a password that has to be changed', () => {
  it('is changed before anything else opens, even when an answer is lost, and leads to what was asked for [access-034] [session-011]', async () => {
    const page = await server.open('/ewa/history');
    await signIn(page, people.ines);
    await beAt(page, '/home/change-password?isFromLogin=true&redirectUrl=%2Fewa%2Fhistory');
    await arriveAt('Choose a new password');
    expect(document.title).toBe('Change your password · Dayfare');
    await screen.findByText('At least 8 characters');
    await page.router.navigate('/ewa/home');
    await beAt(page, '/home/change-password?isFromLogin=true');
    await page.router.navigate('/home/change-password?isFromLogin=true&redirectUrl=%2Fewa%2Fhistory');

    await server.sandbox.fault({ match: 'Main/CreateToken', kind: 'status', status: 500 });
    await fill(page, 'New password', `${next}{Enter}`);
    await screen.findByText('That didn’t go through');
    await server.sandbox.clearFaults();
    await press(page, 'Change password');
    await screen.findByText('Your password is changed.');
    await beAt(page, '/ewa/history');
  });

  it('is for nobody else: a visitor opens the page only on the way from a sign-in, and is told to sign in [access-044]', async () => {
    const page = await server.open('/home/change-password');
    await beAt(page, /^\/welcome\/login/);
    await page.router.navigate('/home/change-password?isFromLogin=true');
    await arriveAt('Sign in first');
  });
});

describe('another password', () => {
  it('is had from the account’s sheet, is told by email, and signs in; back leads home [access-066]', async () => {
    const page = await server.open('/ewa/home', { as: people.maya });
    const open = async () => {
      await press(page, 'Your account');
      await follow(page, 'Change your password');
      await beAt(page, '/home/change-password');
    };
    await open();
    await press(page, 'Back');
    await beAt(page, '/ewa/home');

    await open();
    await fill(page, 'Current password', 'Not-Mine-2026!');
    await fill(page, 'New password', `${next}{Enter}`);
    await screen.findByText('That isn’t your current password.');
    await focused('Current password');

    await fill(page, 'Current password', password);
    await fill(page, 'New password', 'Password1!{Enter}');
    await screen.findByText(/This password is easy to guess/);
    await focused('New password');
    await fill(page, 'New password', `${next}{Enter}`);
    await screen.findByText('Your password is changed.');
    await beAt(page, '/ewa/home');
    expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('your password was changed');

    await signOut(page);
    await signIn(page, people.maya, next);
    await beAt(page, '/ewa/home');
  });
});
