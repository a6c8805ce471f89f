import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { breakableConnection } from '../../../testing/sandbox/lost-answers.ts';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, press } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const priya = 'priya.raman@example.com';
const owner = 'user/GetTokenOwner';
const exchange = 'connect/GetOuathUserByToken';
const question = 'Continue as Priya R.?';
const unchecked = 'We couldn’t check that link';
const inDoubt = 'We can’t tell whether that link worked';

const isAt = (page: { readonly here: () => string }, path: string) =>
  waitFor(() => expect(page.here()).toBe(path));

/** Opens a link to Priya's account, which leads to the transfers. */
async function openLink() {
  const token = await server.sandbox.oauthToken(priya);
  return server.open(`/welcome/connect?token=${token}&redirectUrl=%2Fewa%2Fhistory`);
}

/** Signs Maya in, and closes the page. */
async function mayaIsIn() {
  const page = await server.open('/ewa/home', { as: people.maya });
  await screen.findByRole('button', { name: 'Get money' });
  page.close();
}

const faults = {
  'the request is lost': { match: owner, kind: 'drop-before' },
  'the server fails': { match: owner, kind: 'status', status: 500 },
  'the server refuses for another reason': { match: owner, kind: 'error', code: 'Busy' },
} as const;

describe('a link whose owner could not be asked for', () => {
  it.each(Object.entries(faults))(
    'waits for another try where %s, spends nothing and signs no one out',
    async (_, fault) => {
      await mayaIsIn();
      await server.sandbox.fault(fault);
      const page = await openLink();
      await arriveAt(unchecked);
      screen.getByText(/The problem is on our side, and the link hasn’t been used/);
      screen.getByText('You’re still signed in as Maya Torres.');
      expect(page.app.session.current()?.user.firstName).toBe('Maya');
      await press(page, 'Try again');
      await screen.findByText('That didn’t work yet. You can try again.');
      await server.sandbox.clearFaults();
      // The link outlives a reload.
      const again = await page.reload();
      await arriveAt(unchecked);
      expect(server.network.count(exchange)).toBe(0);
      await press(again, 'Try again');
      await arriveAt(question);
      await press(again, 'Continue as Priya R.');
      await isAt(again, '/ewa/history');
    },
  );

  it('is left as it is by the user who stays', async () => {
    await mayaIsIn();
    await server.sandbox.fault(faults['the server fails']);
    const page = await openLink();
    await arriveAt(unchecked);
    await press(page, 'Stay signed in as Maya Torres');
    await isAt(page, '/ewa/home');
    page.close();
    const later = await server.open('/sso/continue-as');
    await isAt(later, '/ewa/home');
    expect(server.network.count(exchange)).toBe(0);
  });
});

describe('a link that could not be used', () => {
  it.each([
    ['the request is lost', { kind: 'drop-before' }, inDoubt],
    ['the answer is lost', { kind: 'drop-after' }, inDoubt],
    ['the server is busy', { kind: 'error', code: 'Busy' }, unchecked],
  ] as const)('leaves the user of before signed in where %s', async (_, fault, heading) => {
    await mayaIsIn();
    const kept = server.local.getItem('currentUser');
    const page = await openLink();
    await arriveAt(question);
    await server.sandbox.fault({ match: exchange, ...fault });
    await press(page, 'Continue as Priya R.');
    await arriveAt(heading);
    screen.getByText('You’re still signed in as Maya Torres.');
    expect(server.local.getItem('currentUser')).toBe(kept);
    await press(page, 'Stay signed in as Maya Torres');
    await arriveAt('Hi, Maya');
    expect(server.network.count('user/RevokeUserToken')).toBe(0);
  });

  it('leaves the user of before signed in where the server refuses it after the question', async () => {
    await mayaIsIn();
    const page = await openLink();
    await arriveAt(question);
    // A later token takes the place of this one.
    await server.sandbox.oauthToken(priya);
    await press(page, 'Continue as Priya R.');
    await screen.findByText(/That link couldn’t be used/);
    await arriveAt('Hi, Maya');
    expect(page.app.session.current()?.user.firstName).toBe('Maya');
  });

  it('is not used by a device that is offline, and says so', async () => {
    await server.sandbox.fault({ match: exchange, kind: 'drop-before' });
    const page = await openLink();
    await arriveAt(inDoubt);
    await server.sandbox.clearFaults();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press(page, 'Try again');
    await arriveAt(unchecked);
    screen.getByText(/You’re offline, so the link hasn’t been used/);
    screen.getByText('You’re not signed in here.');
    onLine.mockRestore();
    await press(page, 'Try again');
    await isAt(page, '/ewa/history');
    await screen.findByText('You’re signed in as Priya Raman.');
  });

  it('may be used up where the answer was lost, which the next try tells', async () => {
    const connection = breakableConnection(server.network);
    connection.loseAnswers(exchange);
    const page = await openLink();
    await arriveAt(inDoubt);
    screen.getByText(/No answer came back, so the link may have been used up/);
    connection.mend();
    await press(page, 'Try again');
    await isAt(page, '/welcome/auth-failed?redirectUrl=%2Fewa%2Fhistory');
  });
});
