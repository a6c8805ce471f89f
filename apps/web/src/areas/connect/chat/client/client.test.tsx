import { conversationsQuery } from '@dayfare/api/connect/chat/chat-queries';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import { readStoredUser } from '../../../../platform/session/stored-user.ts';
import { readConnectData } from '../../../../platform/storage/connect-data.ts';
import { people } from '../../../../testing/sandbox/people.ts';
import { arriveAt, follow, press, readInMain, untilAt } from '../../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../../testing/sandbox/use-sandbox.ts';
import { chatOf } from './chat-of.ts';

const server = useSandbox();
const tokenCalls = () => server.network.count('connect/ConnectTokenAndSettings');
const names = async () =>
  within(await screen.findByRole('list', { name: 'Chats' }))
    .getAllByRole('link')
    .map((row) => row.textContent ?? '');

describe('the chat client', () => {
  it('starts with the token that the device keeps, sealed, and its calls carry it; at sign-out it is gone [connect-016] [connect-020] [transport-003]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await arriveAt('Chats');
    await names();
    const sealed = server.local.getItem('connectData');
    expect(sealed).not.toMatch(/connect\.|chat\.|connectToken/);
    const header = (path: string) =>
      server.network.sent(path).map(({ headers }) => headers.get('X-Connect-Access-Token'));
    expect(header('connect/GetConversations')[0]).toMatch(/^connect\./);
    expect(header(`connect/ConnectTokenAndSettings`)).toEqual([null]);
    // Loaded again, the page takes what lies there.
    const again = await page.reload();
    await names();
    expect(header('connect/GetConversations').at(-1)).toBe(header('connect/GetConversations')[0]);
    expect(tokenCalls()).toBe(1);
    expect(server.local.getItem('connectData')).toBe(sealed);
    const queries = queryClientOf(again.app.session);
    const { queryKey } = conversationsQuery(chatOf(again.app));
    expect(queries.getQueryData(queryKey)).toHaveLength(2);
    await again.app.flow.signOut();
    expect(server.local.getItem('connectData')).toBeNull();
    expect(queries.getQueryData(queryKey)).toBeUndefined();
  });

  it('asks for a token as often as the configuration allows in a session, twice unless it says otherwise [connect-032]', async () => {
    await server.sandbox.fault({
      match: 'connect/ConnectTokenAndSettings',
      kind: 'error',
      code: 'InvalidRequest',
    });
    const page = await server.open('/connect/chats', { as: people.maya });
    for (let time = 1; time <= 3; time += 1) {
      await readInMain('We couldn’t load your chats');
      await press(page, 'Try again');
    }
    await waitFor(() => expect(tokenCalls()).toBe(2));
    page.close();
    await server.sandbox.configure({ ConnectTokenCallsLimit: '-1' });
    const other = server.otherBrowser();
    const unlimited = await other.open('/connect/chats', { as: people.nadia });
    for (let time = 1; time <= 3; time += 1) {
      await readInMain('We couldn’t load your chats');
      await press(unlimited, 'Try again');
    }
    await waitFor(() => expect(other.network.count('connect/ConnectTokenAndSettings')).toBe(4));
    await server.sandbox.clearFaults();
    await readInMain('We couldn’t load your chats');
    await press(unlimited, 'Try again');
    expect((await names()).length).toBeGreaterThan(0);
  });

  it('begins anew with a new token once its own is worth nothing', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await names();
    await server.sandbox.fault({
      ...{ match: 'connect/GetConversations', kind: 'error', code: 'ConnectTokenNotValid', times: 1 },
    });
    await waitFor(() => expect(tokenCalls()).toBe(2));
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
  });

  it('hears of conversations that come and go and of messages: the list is sorted anew and the person is told [connect-018] [connect-019]', async () => {
    const nadia = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
    await arriveAt('Chats');
    nadia.toBack();
    const page = await server.open('/connect/chats', { as: people.maya });
    expect((await names())[0]).toMatch(/^NRNadia Rahman/);
    expect((await names())[1]).toMatch(/^PTProduce team.*\nToday at 6:50\sAM\sEDT.*2 unread messages$/s);
    const hers = chatOf(nadia.app);
    const group = (await hers.conversations(new AbortController().signal)).find(
      ({ displayName }) => displayName === 'Produce team',
    );
    await hers.send({
      ...{ conversation: group?.sid ?? '', customId: crypto.randomUUID(), body: 'The truck is here' },
      ...{ parent: null, isForwarded: false, mediaOf: null },
    });
    await waitFor(async () =>
      expect((await names())[0]).toMatch(
        /^PTProduce teamThe truck is here\nToday at 10:\d\d\sAM\sEDT.*3 unread messages$/s,
      ),
    );
    await screen.findByText('New message: Produce team');
    await press(page, 'Open');
    await untilAt(page, `/connect/chats/${group?.sid}`);
    await readInMain('The truck is here');
  });
});

it('the device keeps under the documents’ keys what the visit needs, and nothing of the person after it [session-007]', async () => {
  const page = await server.open('/connect/chats', { as: people.maya });
  await names();
  await page.app.setLanguage('en');
  const keys = () => Array.from({ length: server.local.length }, (_, at) => server.local.key(at) ?? '');
  const kept = ['locale', 'currentCulture', 'languages'];
  const ofPerson = ['currentUser', 'connectData', 'isLoadConnect'];
  expect(keys()).toEqual(expect.arrayContaining([...kept, ...ofPerson]));
  const key = (await page.app.session.sealingKey()) ?? expect.fail('nobody is signed in');
  expect(await readStoredUser(server.local, key)).toMatchObject({
    authToken: expect.any(String),
    user: { userID: 1001, partner: null, isPaycorThemeEnabled: false },
  });
  expect(await readConnectData(server.local, key)).toMatchObject({
    ...{ connectToken: expect.stringMatching(/^connect\./), twilioToken: expect.stringMatching(/^chat\./) },
  });
  await page.app.flow.signOut();
  expect(keys()).toEqual(expect.arrayContaining(kept));
  expect(keys().filter((name) => ofPerson.includes(name) || name.startsWith('isLoad'))).toEqual([]);
});

describe('presence', () => {
  const told = () => server.network.count('connect/SaveOnlineOfflineData');

  it('is told of an employee whose organization has Connect, when they come and when they leave [connect-028]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await names();
    await waitFor(() => expect(told()).toBe(1));
    await press(page, 'Back');
    await arriveAt('At work');
    await press(page, 'Back');
    await untilAt(page, '/ewa/home');
    await waitFor(() => expect(told()).toBe(2));
    const last = server.network.sent('connect/SaveOnlineOfflineData').at(-1)?.body;
    expect(last).toMatchObject({ Online: false, Category: 2 });
  });

  it('is not told where the organization has no Connect [connect-028]', async () => {
    await server.sandbox.configure({ IsConnectEnabled: '0' });
    await server.open('/connect/chats', { as: people.maya });
    await names();
    expect(told()).toBe(0);
  });
});
