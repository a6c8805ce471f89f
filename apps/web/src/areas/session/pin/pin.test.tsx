import { answer, contract, contractSamples, refuse, sessionSamples } from '@dayfare/api/mocks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forgetPin, pinOf, writePin } from '../../../kit/proof/pin-record.ts';
import { openPage, servePages } from '../../../testing/open-page.tsx';
import type { StoryAppParts } from '../../../testing/story-app.ts';

const { resendPin, revokeUserToken, verifyMachinePin } = contract.session;
const server = servePages();
const path = '/welcome/auth-pin';
const pin = {
  ...{ sentPinIDString: 'p-3', sentPinID: 3, sentPinDisplayText: '•••• 0113', sentPinToEmail: false },
};
const user = sessionSamples.employee({ ...pin, mobileNumber: '2025550113', dialingCode: '1' });
/** A person with terms to accept, a next step that makes no requests here. */
const next = sessionSamples.employee({ authToken: 'next', isContractAccepted: false });

async function open(at: string, parts: Partial<StoryAppParts> = { user }) {
  const opened = await openPage(at, parts);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const enter = (code: string) =>
  fireEvent.change(screen.getByLabelText('Code that we sent'), { target: { value: code } });

describe('the code after a sign-in', () => {
  it('is nothing that a visitor is asked for', async () => {
    const { here } = await open(path, { user: null });
    expect(here()).toBe('/welcome/login');
  });

  it('keeps what was asked for before the sign-in', async () => {
    server.use(answer(contract.session.loginM, user));
    const { here } = await open('/welcome/login?redirectUrl=%2Fno-such-page', {});
    await userEvent.type(screen.getByLabelText('Phone number or email'), 'rosa@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(here()).toBe(`${path}?redirectUrl=%2Fno-such-page`));
  });

  it('is checked with everything that the documents list [session-018]', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(verifyMachinePin, (input) => {
        asked.push(input);
        return next;
      }),
      answer(contract.contracts.getListOfContracts, contractSamples.termsDocuments()),
    );
    const { app, here } = await open(`${path}?redirectUrl=%2Fno-such-page`);
    enter('123456');
    await waitFor(() => expect(here()).toMatch(/^\/welcome\/accept-terms-conditions/));
    expect(app.session.current()).toMatchObject({ authToken: 'next' });
    expect(asked).toEqual([
      {
        verifyPinInfo: {
          ...pin,
          userID: user.userID,
          pinCode: '123456',
          deviceID: app.local.getItem('deviceId'),
          mobileNumber: '2025550113',
          dialingCode: '1',
          isLoginCall: true,
          deviceType: 'Web',
          ...(user.gcmToken !== null && { gcmToken: user.gcmToken }),
          pinType: 0,
        },
      },
    ]);
  });

  it('that is wrong counts down what remains, and the third ends in a rest that a reload does not end [session-053]', async () => {
    server.use(refuse(verifyMachinePin, { status: 400, code: 'PinFailed', message: 'No.' }));
    const { app } = await open(path);
    enter('111111');
    await screen.findByText('That code isn’t right. You can try 2 more times.');
    enter('222222');
    await screen.findByText('That code isn’t right. You can try 1 more time.');
    enter('333333');
    await screen.findByText('Too many wrong codes');
    expect(screen.queryByLabelText('Code that we sent')).toBeNull();
    const kept = pinOf(app.tab, user.sessionID, null, { at: 0, countdownMs: 0 });
    expect(kept.attempts.blockedUntil).toBeGreaterThan(Date.now() + 290_000);
  });

  it('is not entered while the server says that it is blocked, whatever was counted here', async () => {
    server.use(refuse(verifyMachinePin, { status: 429, code: 'PinAttemptsExhausted', message: 'No.' }));
    await open(path);
    enter('111111');
    await screen.findByText('Too many wrong codes');
  });

  it('leads a stranger out: the session ends here and on the server', async () => {
    const revoked: unknown[] = [];
    server.use(
      answer(revokeUserToken, (input) => {
        revoked.push(input);
        return true;
      }),
    );
    const { app, here } = await open(path);
    await userEvent.click(screen.getByRole('button', { name: 'Not you? Sign in again' }));
    await waitFor(() => expect(here()).toBe('/welcome/login'));
    expect(app.session.current()).toBeNull();
    expect(revoked).toHaveLength(1);
  });

  it('is sent to whoever comes from an enrolment address only once they ask for it [access-023]', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(resendPin, (input) => {
        asked.push(input);
        return { ...pin, resendsLeft: 3 };
      }),
    );
    const plain = sessionSamples.employee({ mobileNumber: '2025550113' });
    await open(`${path}?isCallFromEnrollmentUrl=true`, { user: plain });
    expect(screen.getByText(/to the number that ends in 0113/)).toBeDefined();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Text me a code' }));
    await screen.findByLabelText('Code that we sent');
    expect(asked).toEqual([{ sentPinIDString: '', sentPinID: 0 }]);
  });
});

describe('what is kept of a code', () => {
  const sent = { id: 3, idString: 'p-3', to: '•••• 0113', isMail: false };
  const begun = { at: 1_000, countdownMs: 60_000 };
  const attempts = { wrongTries: 2, resends: 1, blockedUntil: null, resendFrom: 90_000 };

  it('is there after a reload, for its own session alone', () => {
    writePin(sessionStorage, 's-1', { sent, attempts });
    expect(pinOf(sessionStorage, 's-1', null, begun)).toEqual({ sent, attempts });
    expect(pinOf(sessionStorage, 's-2', sent, begun).attempts).toMatchObject({ wrongTries: 0, resends: 0 });
    forgetPin(sessionStorage);
    expect(pinOf(sessionStorage, 's-1', sent, begun).attempts.resendFrom).toBe(61_000);
  });

  it('is not believed when it is not whole', () => {
    const wrong = ['{', 'null', '[]', '{"sessionId":"s-1"}', '{"sessionId":"s-1","sent":{},"attempts":{}}'];
    for (const text of wrong) {
      sessionStorage.setItem('pin', text);
      expect(pinOf(sessionStorage, 's-1', null, begun)).toMatchObject({ sent: null });
    }
    sessionStorage.clear();
  });
});
