import { describe, expect, it, vi } from 'vitest';
import { chatRules } from '../conformance.ts';
import { standIns } from './testing/stand-in.ts';
import { twilioChat } from './twilio-chat.ts';

async function twoChats() {
  const [mine, theirs] = await Promise.all(
    standIns().map(async ({ own, client }, at) => {
      const starting = twilioChat(client, { userID: at + 1 });
      own.emit('initialized');
      return { own, chat: await starting };
    }),
  );
  if (!mine || !theirs) throw new Error('There are two.');
  return { mine, theirs };
}

describe('the chat of Twilio Conversations', () => {
  for (const { title, found, expected } of chatRules)
    it(title, async () => {
      const { mine, theirs } = await twoChats();
      expect(await found({ conversation: 'CH1', mine: mine.chat, theirs: theirs.chat })).toEqual(expected);
    });

  it('begins once the client has its conversations, and shuts it down at the end [connect-017] [connect-020]', async () => {
    const { mine } = await twoChats();
    const [row] = await mine.chat.conversations(new AbortController().signal);
    expect(row).toMatchObject({ displayName: 'Person U2', isOnline: true, conversationType: 2, members: 2 });
    await mine.chat.dispose();
    expect(mine.own.isShut).toBe(true);
  });

  it('can’t be reached where the service refuses the token, or doesn’t answer', async () => {
    const [one] = standIns();
    const starting = twilioChat(one?.client ?? expect.fail(), { userID: 1 });
    one?.own.emit('initFailed', { error: { terminal: true, message: 'Access Token not valid' } });
    await expect(starting).rejects.toMatchObject({ kind: 'network' });
    expect(one?.own.isShut).toBe(true);
    vi.useFakeTimers();
    const [silent] = standIns();
    const waiting = twilioChat(silent?.client ?? expect.fail(), { userID: 1 });
    const refused = expect(waiting).rejects.toMatchObject({ kind: 'network' });
    await vi.advanceTimersByTimeAsync(20_000);
    await refused;
    vi.useRealTimers();
  });
});
