import { answer, contract, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';
import type { StoryAppParts } from '../../testing/story-app.ts';
import { queryClientOf } from '../queries/query-client.ts';
import { memoryStorage } from '../storage/storage.ts';
import { createSessionStore } from './session-store.ts';
import { readSsoPrompt } from './sso-prompt.ts';
import { memoryVault } from './vault.ts';

const { revokeUserToken } = contract.session;
const { startupDataV2 } = contract.startup;
const server = servePages();
const ana = sessionSamples.employee({ userID: 1, authToken: 'token-of-ana' });
const ben = sessionSamples.employee({ userID: 2, authToken: 'token-of-ben' });
const everything = { localStorageKeeps: [], sessionStorage: true } as const;

async function nowhere(parts: Partial<StoryAppParts> = {}) {
  const opened = await openPage('/nowhere', { user: ana, ...parts });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** The token of each request, in order of arrival. */
function overheard(): string[] {
  const heard: string[] = [];
  server.events.on('request:start', ({ request: { url, headers } }) => {
    heard.push(`${new URL(url).pathname} ${headers.get('X-Session-Auth-Token') ?? 'nobody'}`);
  });
  return heard;
}

const textOf = (words: RegExp | string) => screen.findByText(words);

afterEach(() => {
  server.events.removeAllListeners();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('signing out', () => {
  it('tells the server with the token first, and forgets the person then', async () => {
    const { app } = await nowhere();
    const heard = overheard();
    const known: unknown[] = [];
    const kept = () => app.local.getItem('currentUser') !== null;
    server.use(
      answer(revokeUserToken, () => {
        known.push(app.session.current()?.authToken, kept());
        return true;
      }),
    );
    await app.flow.signOut();
    expect(heard).toEqual(['/api/user/RevokeUserToken token-of-ana']);
    expect(known).toEqual(['token-of-ana', true]);
    expect(kept()).toBe(false);
  });

  it('waits three seconds for a server that does not answer, and no longer', async () => {
    const { app, here } = await nowhere();
    const held = Promise.withResolvers<void>();
    const heard = overheard();
    server.use(answer(revokeUserToken, true, { until: held.promise }));
    // A poll would let the test's own time pass, the longer the slower the machine is.
    const asked = new Promise((resolve) => server.events.on('request:start', resolve));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const leaving = app.flow.signOut();
    await asked;
    expect(heard).toHaveLength(1);
    expect(vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(app.session.current()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await expect.poll(() => app.session.current()).toBeNull();
    held.resolve();
    await leaving;
    expect(here()).toBe('/welcome/login');
  });

  it('is one sign-out when it is asked for twice at once, and can be done again after the next sign-in', async () => {
    const heard = overheard();
    server.use(answer(revokeUserToken, true));
    const { app } = await nowhere();
    await Promise.all([app.flow.signOut(), app.flow.signOut(), app.flow.end('unauthorized')]);
    expect(heard).toEqual(['/api/user/RevokeUserToken token-of-ana']);
    await app.session.begin(ben);
    await app.flow.signOut();
    expect(heard[1]).toBe('/api/user/RevokeUserToken token-of-ben');
    expect(app.session.current()).toBeNull();
  });

  it('empties what lies in the browser beside the storages', async () => {
    const stores = new Set(['pages']);
    const signedInThen: boolean[] = [];
    vi.stubGlobal('caches', {
      keys: async () => [...stores],
      delete: async (name: string) => {
        signedInThen.push(app.session.current() !== null);
        return stores.delete(name);
      },
    });
    server.use(answer(revokeUserToken, true));
    const { app } = await nowhere();
    await app.flow.signOut();
    expect([...stores]).toEqual([]);
    // Someone who is signed in could write there again.
    expect(signedInThen).toEqual([false]);
  });

  it('leaves a partner’s words in the tab, which everything else of the person is gone from', async () => {
    server.use(answer(revokeUserToken, true));
    const sso = { ssoLoginRequired: true, ssoButtonText: 'Go', ssoHeaderText: 'Harbor', ssoPartnerID: 41 };
    const { app } = await nowhere({ user: sessionSamples.employee(sso) });
    app.tab.setItem('draft', '40');
    await app.flow.forget('choice');
    expect(app.tab.getItem('draft')).toBeNull();
    expect(readSsoPrompt(app.tab)).toMatchObject({ headerText: 'Harbor', partnerId: '41' });
  });
});

describe('a call without a token', () => {
  it('leads a visitor to the root from a page that is none for visitors, and ends nothing there', async () => {
    const { app, here } = await nowhere({ user: null });
    await app.flow.end('tokenless');
    await waitFor(() => expect(here()).toBe('/welcome'));
    const go = vi.spyOn(app.navigation, 'go');
    await app.flow.end('tokenless');
    expect(go).not.toHaveBeenCalled();
  });

  it('is not about whoever has signed in meanwhile', async () => {
    const { app, here } = await nowhere();
    await app.flow.end('tokenless');
    expect(app.session.current()?.user.userID).toBe(1);
    expect(here()).toBe('/nowhere');
  });
});

describe('one person after the other, in a page that is not loaded again', () => {
  it('the first one’s refused call does not end the session of the second', async () => {
    const held = Promise.withResolvers<void>();
    const refusal = { status: 401, code: 'SessionExpire', message: 'no' };
    server.use(answer(revokeUserToken, true), refuse(startupDataV2, refusal, { until: held.promise }));
    const { app } = await nowhere();
    const end = vi.spyOn(app.flow, 'end');
    const entering = app.enter('EWA');
    await app.flow.signOut();
    await app.session.begin(ben);
    held.resolve();
    await expect(entering).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(end).not.toHaveBeenCalled();
    // The second one's own does.
    await expect(app.enter('EWA')).rejects.toMatchObject({ kind: 'unauthorized' });
    await waitFor(() => expect(app.session.current()).toBeNull());
  });

  it('start-up data are those of the person and the employer, also when the answer of the other comes late', async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      answer(startupDataV2, startupSamples.startupData({ BusinessBrandingType: 'Paycor' }), {
        until: held.promise,
        times: 1,
      }),
      answer(startupDataV2, startupSamples.startupData({ BusinessBrandingType: 'UKG' })),
    );
    const { app } = await nowhere();
    const environment = () => app.startup.data.value('BusinessBrandingType');
    const first = app.enter('EWA');
    await app.session.begin(ben);
    await app.enter('EWA');
    held.resolve();
    await first;
    expect(environment()).toBe('UKG');
    await app.session.begin({ ...ben, businessId: ben.businessId + 1 });
    expect(environment()).toBeUndefined();
  });
});

describe('a sign-in whose answer is slow', () => {
  it('is not carried out once another person has signed in on the same page', async () => {
    const { loginM } = contract.session;
    const held = Promise.withResolvers<void>();
    server.use(
      answer(loginM, ana, { until: held.promise, times: 1 }),
      answer(loginM, ben),
      answer(startupDataV2, startupSamples.startupData()),
    );
    const { app } = await nowhere({ user: null });
    const fields = (identifier: string) => ({ identifier, password: 'Early-Bird-2026!' });
    const heard = overheard();
    const first = app.flow.signIn(fields('ana@example.com'), null);
    await expect.poll(() => heard).toContain('/api/main/LoginM nobody');
    await app.flow.signIn(fields('ben@example.com'), null);
    held.resolve();
    await first;
    expect(app.session.current()?.user.userID).toBe(2);
  });
});

describe('a session that the server hands over', () => {
  it.each([
    ['leads its person back to where the last one ended', ana, '/nowhere'],
    ['does not lead another person there', ben, '/ewa/home'],
  ])('%s', async (_, person, path) => {
    server.use(answer(revokeUserToken, true), answer(startupDataV2, startupSamples.startupData()));
    const { app, here } = await nowhere();
    await app.flow.signOut();
    await app.flow.adopt(person, '/nowhere');
    await waitFor(() => expect(here()).toBe(path));
  });

  it('signs nobody in again who signs out while it is taken on [session-044]', async () => {
    const { app } = await nowhere();
    const coming = app.flow.adopt({ ...ana, authToken: 'renewed' }, '/nowhere');
    await Promise.all([coming, app.session.end({ localStorageKeeps: [], sessionStorage: true })]);
    expect(app.session.current()).toBeNull();
  });
});

describe('a one-time token, while another user is signed in', () => {
  const { getOuathUserByToken } = contract.session;
  const token = 'a-token-of-16-characters';
  const takenWithoutToken = expect.not.stringContaining('token-of-ana') as unknown;
  /** Without what a page of before still asks for. */
  const ofSession = (heard: readonly string[]) =>
    heard.filter((call) => /GetOuathUserByToken|RevokeUserToken/.test(call));

  it('ends their session by its own token once the server has taken it, and leaves nothing of theirs', async () => {
    server.use(answer(revokeUserToken, true), answer(getOuathUserByToken, ben));
    const { app } = await nowhere();
    const queries = queryClientOf(app.session);
    queries.setQueryData(['balance'], 4_000);
    app.tab.setItem('draft', '40');
    app.local.setItem('kept', 'of-ana');
    const heard = overheard();
    const now = await app.flow.exchange(token);
    expect(ofSession(heard)).toEqual([takenWithoutToken, '/api/user/RevokeUserToken token-of-ana']);
    expect([now?.user.userID, app.session.current()?.authToken]).toEqual([2, 'token-of-ben']);
    expect(queries.getQueryData(['balance'])).toBeUndefined();
    expect([app.tab.getItem('draft'), app.local.getItem('kept')]).toEqual([null, null]);
  });

  it('changes nothing where the server refuses it, also with a 401', async () => {
    server.use(refuse(getOuathUserByToken, { status: 401, code: 'Invalid_Token_Try_Again', message: 'no' }));
    const { app, here } = await nowhere();
    const [heard, stored] = [overheard(), app.local.getItem('currentUser')];
    await expect(app.flow.exchange(token)).rejects.toMatchObject({ code: 'Invalid_Token_Try_Again' });
    expect(ofSession(heard)).toEqual([takenWithoutToken]);
    expect([app.session.current()?.user.userID, app.local.getItem('currentUser')]).toEqual([1, stored]);
    expect(here()).toBe('/nowhere');
  });

  it('signs no one in after a sign-out meanwhile', async () => {
    const held = Promise.withResolvers<void>();
    server.use(answer(revokeUserToken, true), answer(getOuathUserByToken, ben, { until: held.promise }));
    const { app } = await nowhere();
    const exchange = app.flow.exchange(token);
    await app.flow.signOut();
    held.resolve();
    expect([await exchange, app.session.current()]).toEqual([null, null]);
  });
});

describe('another tab', () => {
  /** A page and another tab of the same browser, whose own events this page does not receive. */
  async function twoTabs(user: WireCurrentUser | null, path = '/nowhere') {
    const [local, vault] = [memoryStorage(), memoryVault()];
    const opened = await openPage(path, { user, local, vault });
    await screen.findByRole('heading', { level: 1 });
    const leave = vi.spyOn(opened.app.navigation, 'leave').mockImplementation(() => undefined);
    const tab = createSessionStore({ vault, local: new Proxy(local, {}), tab: memoryStorage() });
    const heard = async (key: string | null = 'currentUser') => {
      const newValue = local.getItem('currentUser');
      window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: local, key, newValue }));
    };
    return { ...opened, leave, tab, local, heard };
  }

  it('in which another person signs in leads this one to the start, with a word', async () => {
    const { tab, heard, app, here, leave } = await twoTabs(ana);
    await tab.begin(ben);
    await heard();
    await textOf(/^Someone else signed in/);
    await waitFor(() => expect(here()).not.toBe('/nowhere'));
    expect(app.session.current()?.user.userID).toBe(2);
    expect(leave).not.toHaveBeenCalled();
  });

  it('in which the other employer is chosen has this one load again, so that nothing of the first stays', async () => {
    const { tab, heard, leave } = await twoTabs(ana);
    await tab.begin({ ...ana, businessId: ana.businessId + 1 });
    await heard();
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/'));
  });

  it('in which the same person signs in again changes nothing here but the session', async () => {
    const { tab, heard, app, here, leave } = await twoTabs(ana);
    await tab.begin({ ...ana, authToken: 'token-again' });
    await heard();
    await waitFor(() => expect(app.session.current()?.authToken).toBe('token-again'));
    expect([here(), leave.mock.calls.length]).toEqual(['/nowhere', 0]);
  });

  it('in which somebody signs in takes this one on from the login', async () => {
    server.use(answer(startupDataV2, startupSamples.startupData()));
    const { tab, heard, here } = await twoTabs(null, '/welcome/login?redirectUrl=%2Fno-such-page');
    await tab.begin(ben);
    await heard();
    await waitFor(() => expect(here()).toBe('/no-such-page'));
  });

  it.each([
    ['which ends the session', 'currentUser'],
    ['which clears all of the storage', null],
  ])('%s signs this one out, with a word', async (_, key) => {
    const { tab, heard, app, here } = await twoTabs(ana);
    await tab.begin(ana);
    await tab.end(everything);
    await heard(key);
    expect(app.session.current()).toBeNull();
    await waitFor(() => expect(here()).toBe('/welcome/login'));
    await textOf('You signed out in another tab.');
  });

  it('in which the time was up leads this one back to where it was afterwards', async () => {
    const { tab, heard, app, here } = await twoTabs(ana);
    app.timeout.set(Date.now() + 1_000);
    await tab.end(everything);
    await heard();
    await waitFor(() => expect(here()).toBe('/welcome/login?redirectUrl=%2Fnowhere'));
    await textOf(/^You were away for a while/);
  });

  it('that signs out while this one reads who has signed in leaves nobody signed in', async () => {
    const { tab, heard, app, local } = await twoTabs(null, '/welcome/login');
    await tab.begin(ben);
    const signedIn = heard();
    local.removeItem('currentUser');
    await Promise.all([signedIn, heard()]);
    // The time it takes to read the vault and decrypt the token.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(app.session.current()).toBeNull();
  });
});
