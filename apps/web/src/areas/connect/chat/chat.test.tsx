import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { people } from '../../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain, untilAt } from '../../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();

describe('chats', () => {
  it('are listed newest first with what is unread, filtered, searched and opened [connect-030] [connect-034] [access-014]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await arriveAt('Chats');
    expect(page.app.startup.data.isLoaded('isLoadConnect')).toBe(true);
    const names = async () =>
      within(await screen.findByRole('list', { name: 'Chats' }))
        .getAllByRole('link')
        .map((row) => row.textContent ?? '');
    const [first = '', second = ''] = await names();
    expect(first).toMatch(/^NRNadia Rahman.*Could you open the store on Monday\?.*1 unread message$/s);
    expect(second).toMatch(/^PTProduce team.*2 unread messages$/s);
    expect(document.querySelector('[data-letter="13"]')).not.toBeNull();
    await press(page, 'Filter');
    const drawer = within(await screen.findByRole('dialog'));
    await page.user.click(drawer.getByRole('checkbox', { name: 'Groups' }));
    expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: 'All conversations' }).checked).toBe(false);
    await page.user.click(drawer.getByRole('button', { name: 'Show' }));
    await waitFor(async () => expect(await names()).toHaveLength(1));
    await press(page, 'Filter');
    const again = within(await screen.findByRole('dialog'));
    await page.user.click(again.getByRole('checkbox', { name: 'Groups' }));
    expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'All conversations' }).checked).toBe(true);
    await page.user.click(again.getByRole('button', { name: 'Show' }));
    await fill(page, 'Search chats', 'nad');
    await waitFor(async () => expect(await names()).toHaveLength(1));
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    await readInMain('Could you open the store on Monday?');
    await press(page, 'Back');
    await arriveAt('Chats');
    await waitFor(async () => expect((await names())[0]).not.toMatch(/unread/));
  });

  it('keep the token of Connect on the device, sealed, and ask for it once [connect-041]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await arriveAt('Chats');
    await waitFor(() => expect(server.local.getItem('connectData')).not.toBeNull());
    expect(server.local.getItem('connectData')).not.toMatch(/connect\.|chat\./);
    expect(server.network.count('connect/ConnectTokenAndSettings')).toBe(1);
    await waitFor(() => expect(server.network.count('connect/SaveOnlineOfflineData')).toBe(1));
    page.close();
  });
});

describe('a conversation', () => {
  it('has a mark for each day and one before what was new, which stays while it is read', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Produce team/);
    await arriveAt('Produce team');
    const list = within(await screen.findByRole('list', { name: 'Messages' }));
    const lines = list.getAllByRole('listitem').map((line) => line.textContent ?? '');
    const mark = lines.indexOf('New messages');
    expect(mark).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/^(Today|Yesterday|\w+day, \w+ \d+)$/);
    expect(lines.slice(mark + 1).filter((line) => !/^(Today|Yesterday)$|day, /.test(line))).toHaveLength(2);
    await waitFor(() => expect(server.network.count('connect/MarkMessagesRead')).toBe(1));
    expect(list.getByText('New messages')).toBeDefined();
  });

  it('is answered, edited, reacted to and deleted, and the other one sees it [connect-024] [connect-021]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    await press(page, 'Send');
    await screen.findByText('Write something first.');
    await press(page, 'Options for “Could you open the store on Monday?”');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await readInMain(/^Replying to Nadia Rahman/);
    await fill(page, 'Message', 'Yes, at six');
    await press(page, 'Send');
    await screen.findByRole('button', { name: 'Options for “Yes, at six”' });
    await press(page, 'Options for “Yes, at six”');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await fill(page, 'Message', 'Yes, at seven');
    await press(page, 'Save');
    await readInMain(/Edited · Sent$/);
    await press(page, 'Options for “Could you open the store on Monday?”');
    await page.user.click(await screen.findByRole('menuitem', { name: '👍' }));
    await screen.findByRole('button', { name: '👍 1' });
    page.close();

    const nadia = await server.otherBrowser().open('/connect/chats', { as: people.nadia });
    await follow(nadia, /Maya Torres/);
    await arriveAt('Maya Torres');
    await readInMain('Yes, at seven');
    await screen.findByRole('button', { name: '👍 1' });
    nadia.close();

    const back = await server.open('/connect/chats', { as: people.maya });
    await follow(back, /Nadia Rahman/);
    await readInMain(/Edited · Read$/);
    await press(back, 'Options for “Yes, at seven”');
    await back.user.click(await screen.findByRole('menuitem', { name: 'Delete for everybody' }));
    await readInMain('This message was deleted.');
  });

  it('keeps what could not be sent, logs the failure, and sends it once [connect-035]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    await fill(page, 'Message', 'Well, damn');
    await press(page, 'Send');
    await screen.findByText(/has a word that isn’t sent here/);
    await server.sandbox.fault({ match: 'connect/SendMessage', kind: 'drop-before' });
    // Nor does it matter that the log can't be reached.
    await server.sandbox.fault({ match: 'connect/LogData', kind: 'drop-before' });
    await fill(page, 'Message', 'On my way');
    await press(page, 'Send');
    await readInMain('Not sent');
    await waitFor(() => expect(server.network.count('connect/LogData')).toBe(1));
    const { user } = page.app.session.current() ?? {};
    const who = `user ${user?.userID}, organization ${user?.businessId}, account ${user?.sessionID}`;
    expect(server.network.sent('connect/LogData')[0]?.body).toMatchObject({
      ...{ MethodName: 'chat.send', LogType: 5, LogMessage: `${who}: down` },
    });
    await server.sandbox.clearFaults();
    await press(page, 'Back');
    await follow(page, /Nadia Rahman/);
    await press(page, 'Send again');
    await screen.findByRole('button', { name: 'Options for “On my way”' });
    await waitFor(() => expect(screen.getAllByText('On my way')).toHaveLength(1));
    // The server has it, and only its answer is lost.
    await server.sandbox.fault({ match: 'connect/SendMessage', kind: 'drop-after' });
    await fill(page, 'Message', 'Almost there');
    await press(page, 'Send');
    await screen.findByRole('button', { name: 'Options for “Almost there”' });
    await waitFor(() => expect(screen.getAllByText('Almost there')).toHaveLength(1));
  });

  it('sends what waited for the internet, and passes a message on; each is counted once [connect-023] [connect-089]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await follow(page, /Nadia Rahman/);
    await arriveAt('Nadia Rahman');
    server.network.setOnline(false);
    await fill(page, 'Message', 'From the basement');
    await press(page, 'Send');
    await readInMain('Waits for the internet');
    server.network.setOnline(true);
    await screen.findByRole('button', { name: 'Options for “From the basement”' });
    await press(page, 'Options for “From the basement”');
    await page.user.click(await screen.findByRole('menuitem', { name: 'Forward' }));
    await page.user.click(await screen.findByRole('checkbox', { name: 'Produce team' }));
    await press(page, 'Forward');
    await press(page, 'Back');
    await follow(page, /Produce team/);
    await readInMain(/Forwarded/);
    const counted = () => server.network.sent('connect/SaveMessageSentData').map(({ body }) => body);
    await waitFor(() =>
      expect(counted()).toEqual([
        { channelSid: expect.any(String), otherUserID: expect.any(Number) },
        { channelSid: expect.any(String), otherUserID: null },
      ]),
    );
  });
});

describe('a group', () => {
  it('is made, renamed, joined, handed over and left [connect-043] [connect-046] [connect-047] [connect-090]', async () => {
    const page = await server.open('/connect/chats', { as: people.maya });
    await press(page, 'New chat');
    await arriveAt('Start a chat');
    await page.user.click(await screen.findByRole('radio', { name: 'A group' }));
    await press(page, 'Create group');
    await screen.findByText('Give the group a name.');
    await screen.findByText('Choose at least one person.');
    await fill(page, 'Name of the group', 'Holiday plan');
    await page.user.click(await screen.findByRole('checkbox', { name: 'Nadia Rahman' }));
    await press(page, 'Create group');
    await arriveAt('Holiday plan');
    await readInMain(/Maya Torres made the group/);
    await waitFor(() => expect(server.network.count('connect/SaveConversationCreatedData')).toBe(1));
    expect(server.network.sent('connect/SaveConversationCreatedData')[0]?.body).toMatchObject({
      ...{ Category: 4, IsGroup: true, ConversationSID: expect.any(String) },
    });
    await press(page, 'Chat details');
    await arriveAt('Chat details');
    await readInMain(/Group owner · Group admin/);
    await press(page, 'Add people');
    await page.user.click(await screen.findByRole('checkbox', { name: 'Lena Kaya' }));
    await press(page, 'Add to the group');
    await readInMain('Lena Kaya');
    await press(page, 'Make someone else the admin');
    await press(page, 'Make Nadia Rahman the admin');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete the group' })).toBeNull());
    await press(page, 'Leave the group');
    await press(page, 'Leave it');
    await untilAt(page, '/connect/chats');
    await arriveAt('Chats');
    await waitFor(() => expect(screen.queryByText('Holiday plan')).toBeNull());
  });
});

describe('a conversation of two', () => {
  it('is counted when it is begun, and not when it is opened again [connect-090]', async () => {
    const page = await server.open('/connect/chats/new', { as: people.maya });
    const openWithLena = async () => {
      await arriveAt('Start a chat');
      await press(page, /^Lena Kaya/);
      await arriveAt('Lena Kaya');
    };
    await openWithLena();
    await waitFor(() => expect(server.network.count('connect/SaveConversationCreatedData')).toBe(1));
    expect(server.network.sent('connect/SaveConversationCreatedData')[0]?.body).toMatchObject({
      ...{ Category: 5, IsGroup: false, ConversationSID: expect.any(String) },
    });
    await fill(page, 'Message', 'Hello');
    await press(page, 'Send');
    await screen.findByRole('button', { name: 'Options for “Hello”' });
    await press(page, 'Back');
    await press(page, 'New chat');
    await openWithLena();
    expect(server.network.count('connect/SaveConversationCreatedData')).toBe(1);
  });
});
