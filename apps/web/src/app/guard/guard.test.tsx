import { answer, contract, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';
import type { StoryAppParts } from '../../testing/story-app.ts';

const server = servePages();
const user = sessionSamples.employee();
const { startupDataV2, getConfigurationSettings } = contract.startup;
const { getOuathUserByToken } = contract.session;

const arrivesAt = async (path: string, to: string, parts: Partial<StoryAppParts> = {}) => {
  const opened = await openPage(path, parts);
  await waitFor(() => expect(opened.here()).toBe(to));
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

describe('the guard', () => {
  it('leads a branch to the welcome page, to a sign-up of its own or to page-not-found, as its route says [access-057]', async () => {
    const CampaignRoutes = JSON.stringify({
      north: { route: '/ewa', isWelcomePageOn: true, branchCode: null },
      south: { route: '/ewa', isWelcomePageOn: false, branchCode: 'HF 1' },
      east: { route: '/ewa', isWelcomePageOn: false, branchCode: null },
    });
    const configuration = startupSamples.configuration({ CampaignRoutes });
    server.use(answer(getConfigurationSettings, configuration));
    for (const [branch, to] of [
      ['north', '/welcome'],
      ['south', '/sso/create-user?bc=HF%201'],
      ['east', '/page-not-found'],
    ] as const) {
      const { here } = await openPage(`/${branch}`, { configuration });
      await waitFor(() => expect(here()).toBe(to));
      cleanup();
    }
  });

  it('waits for the configuration where a branch is asked for, and then follows its route [access-056] [access-058]', async () => {
    const CampaignRoutes = JSON.stringify({
      harbor: { route: '/ewa', isWelcomePageOn: true, branchCode: null },
    });
    server.use(answer(getConfigurationSettings, startupSamples.configuration({ CampaignRoutes })));
    await arrivesAt('/Harbor', '/welcome', { configuration: undefined });
  });

  it('loads the card’s start-up data before it answers about a card, and asks once', async () => {
    const asked: unknown[] = [];
    server.use(
      answer(startupDataV2, (input) => {
        asked.push(input);
        return startupSamples.startupData();
      }),
    );
    await arrivesAt('/card/home', '/card/home', { user });
    expect(asked).toEqual([{ IncludeShared: true, LivelyModule: 4 }]);
  });

  it('forces browser mode for the tab with fb=true and clears it with fb=false [access-055]', async () => {
    const forced = await openPage('/welcome/login?fb=true');
    await waitFor(() => expect(forced.app.tab.getItem('browserMode')).toBe('true'));
    cleanup();
    const cleared = await openPage('/welcome/login?fb=false');
    await screen.findByRole('heading', { level: 1 });
    expect(cleared.app.tab.getItem('browserMode')).toBeNull();
  });

  it('signs in with a token that the server takes, and says so where it doesn’t [access-028] [access-052]', async () => {
    const token = 'a-token-of-16-characters';
    const path = `/welcome/connect?token=${token}&redirectUrl=%2Fhome%2Fprofile`;
    server.use(answer(getOuathUserByToken, user), answer(startupDataV2, startupSamples.startupData()));
    const { app } = await arrivesAt(path, '/home/profile');
    expect(app.session.current()?.user.userID).toBe(user.userID);
    cleanup();
    server.use(refuse(getOuathUserByToken, { status: 400, code: 'Invalid_Token_Try_Again', message: 'no' }));
    await arrivesAt(path, '/welcome/auth-failed?redirectUrl=%2Fhome%2Fprofile');
  });

  it('sends people to choose a state when start-up data say that theirs has expired, unless that is skipped [startup-008]', async () => {
    server.use(answer(startupDataV2, startupSamples.startupData({ IsStateExpired: '1' })));
    await arrivesAt('/ewa/history', '/home/state-selection?isFromDashboard=true', { user });
  });

  it.each([
    ['employees', user, '/ewa/home'],
    ['direct users', sessionSamples.employee({ userType: 10 }), '/dayfare-direct/home'],
    ['visitors', null, '/welcome/login'],
  ])('leads %s on from the maintenance page while nothing is maintained [access-040]', async (_, who, to) => {
    server.use(answer(startupDataV2, startupSamples.startupData()));
    await arrivesAt('/maintenance', to, { user: who });
  });

  it.each([
    [1, '/page-not-found'],
    [3, '/page-not-found'],
    [4, '/ewa/home'],
    [6, '/page-not-found'],
    [10, '/dayfare-direct/home'],
  ])('leads a user of type %i to %s [access-005]', async (userType, home) => {
    const user = sessionSamples.employee({ userType });
    const { here } = await openPage('/', { user });
    await waitFor(() => expect(here()).toBe(home));
  });

  it('has people of several employers choose one first, wherever they go [access-050]', async () => {
    server.use(answer(startupDataV2, startupSamples.startupData()));
    await arrivesAt('/ewa/history', '/welcome/multi-business', {
      user: { ...sessionSamples.employeeOfTwo(), businessId: 0 },
    });
  });

  it('has a code that was sent asked for before any other page [access-051]', async () => {
    const sent = { sentPinID: 1, sentPinIDString: 'p-1', sentPinDisplayText: '(•••) •••-0123' };
    await arrivesAt('/ewa/history', '/welcome/auth-pin', { user: sessionSamples.employee(sent) });
  });

  it('opens tips to whoever has them, and leads everyone else home [access-054]', async () => {
    server.use(answer(startupDataV2, startupSamples.startupData()));
    await arrivesAt('/timely-tips', '/ewa/home', { user });
    cleanup();
    await arrivesAt('/timely-tips', '/timely-tips', {
      user: sessionSamples.employee({ timelyTipsStatus: 1 }),
    });
  });
});

describe('the pages that were visited', () => {
  it('are kept as a stack in local storage, which begins again at home [access-061] [access-062]', async () => {
    server.use(answer(startupDataV2, startupSamples.startupData()));
    const { app, router } = await arrivesAt('/ewa/history', '/ewa/history', { user });
    await router.navigate('/home/state-selection');
    await waitFor(() =>
      expect(JSON.parse(app.local.getItem('history') ?? '')).toEqual([
        '/ewa/history',
        '/home/state-selection',
      ]),
    );
    await router.navigate('/ewa/home');
    await waitFor(() => expect(JSON.parse(app.local.getItem('history') ?? '')).toEqual(['/ewa/home']));
  });
});
