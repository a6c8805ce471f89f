import {
  answer,
  contract,
  contractSamples,
  refuse,
  sessionSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { openPage, servePages } from '../../../testing/open-page.tsx';
import type { StoryAppParts } from '../../../testing/story-app.ts';

const { loginM, revokeUserToken, switchBusinesses } = contract.session;
const server = servePages();

async function open(path: string, parts: Partial<StoryAppParts> = {}) {
  const opened = await openPage(path, parts);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Phone number or email'), 'rosa@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
}

const list = () => answer(contract.contracts.getListOfContracts, contractSamples.termsDocuments());

describe('a step after the sign-in', () => {
  it.each(['/welcome/accept-terms-conditions', '/welcome/multi-business'])(
    'at %s leads a visitor to the login: nobody has that step before',
    async (path) => {
      const { here } = await open(path);
      expect(here()).toBe('/welcome/login');
    },
  );

  it('keeps what was asked for before the sign-in [session-014]', async () => {
    server.use(answer(loginM, sessionSamples.employee({ isContractAccepted: false })), list());
    const { here } = await open('/welcome/login?redirectUrl=%2Fno-such-page');
    await signIn();
    await waitFor(() => expect(here()).toBe('/welcome/accept-terms-conditions?redirectUrl=%2Fno-such-page'));
  });
});

describe('switching to another employer', () => {
  const several = sessionSamples.employee({ ...sessionSamples.employeeOfTwo(), businessId: 0 });

  it('takes on the session that comes back, forgets the other employer’s answers and goes on [session-049]', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(switchBusinesses, (input) => {
        asked.push(input);
        return sessionSamples.employee({
          ...several,
          authToken: 'next',
          businessId: 32,
          multipleBusinessesFound: false,
        });
      }),
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
    );
    const { app, here } = await open('/welcome/multi-business?redirectUrl=%2Fno-such-page', {
      user: several,
    });
    await app.enter('EWA');
    queryClientOf(app.session).setQueryData(['money', 'of', 'the', 'other'], 1);
    await userEvent.click(screen.getByRole('button', { name: 'Northside Logistics' }));
    await waitFor(() => expect(here()).toBe('/no-such-page'));
    expect(asked).toMatchObject([{ BusinessID: 32 }]);
    expect(app.session.current()).toMatchObject({ authToken: 'next', user: { businessId: 32 } });
    expect(queryClientOf(app.session).getQueryData(['money', 'of', 'the', 'other'])).toBeUndefined();
    expect(app.startup.data.isLoaded('isLoadEWA')).toBe(false);
  });
});

describe('an answer that comes after the sign-out', () => {
  it('signs nobody in again', async () => {
    const several = sessionSamples.employee({ ...sessionSamples.employeeOfTwo(), businessId: 0 });
    let isAnswered = false;
    const signedOut = Promise.withResolvers<void>();
    server.use(
      answer(revokeUserToken, true),
      answer(
        switchBusinesses,
        () => {
          isAnswered = true;
          return sessionSamples.employee({ ...several, authToken: 'next', businessId: 32 });
        },
        { until: signedOut.promise },
      ),
    );
    const { app, here } = await open('/welcome/multi-business', { user: several });
    await userEvent.click(screen.getByRole('button', { name: 'Northside Logistics' }));
    await app.flow.signOut();
    signedOut.resolve();
    await waitFor(() => expect(isAnswered).toBe(true));
    await waitFor(() => expect(app.connection.pending.get()).toBe(0));
    await screen.findByRole('heading', { name: 'Welcome back' });
    expect(app.session.current()).toBeNull();
    expect(here()).toBe('/welcome/login');
  });
});

describe('single sign-on', () => {
  const user = sessionSamples.employee({
    ...{ ssoLoginRequired: true, ssoHeaderText: 'Harbor has its own sign-in', ssoButtonText: 'Go to Harbor' },
    ...{ ssoDescription: 'Use your badge number.', ssoPartnerID: 41 },
  });

  it('logs the person out, here and on the server, and shows the partner’s words [session-008] [enrollment-047]', async () => {
    const revoked: unknown[] = [];
    server.use(
      answer(loginM, user),
      answer(revokeUserToken, (input) => {
        revoked.push(input);
        return true;
      }),
    );
    const { app, here } = await open('/welcome/login');
    await signIn();
    expect(await screen.findByRole('heading', { name: 'Harbor has its own sign-in' })).toBeDefined();
    expect(here()).toBe('/sso/home');
    expect(app.session.current()).toBeNull();
    expect(revoked).toHaveLength(1);
    expect(screen.getByText('Use your badge number.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go to Harbor' })).toBeDefined();
  });

  it('does the same for a session that was left open in between', async () => {
    server.use(refuse(revokeUserToken, { status: 500, code: 'x', message: 'no' }));
    const { app, here } = await open('/ewa/home', { user });
    expect(await screen.findByRole('heading', { name: 'Harbor has its own sign-in' })).toBeDefined();
    expect(here()).toBe('/sso/home');
    expect(app.session.current()).toBeNull();
  });

  it('leaves nothing of the partner’s for the next person', async () => {
    server.use(answer(loginM, user), answer(revokeUserToken, true));
    const { app } = await open('/welcome/login');
    await signIn();
    await screen.findByRole('heading', { name: 'Harbor has its own sign-in' });
    await app.session.begin(sessionSamples.employee({ userID: 2002 }));
    expect(app.tab.getItem('ssoPrompt')).toBeNull();
  });
});
