import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationChanges } from './changes.ts';
import { findConversations } from './filters.ts';
import { mayAskForToken, tellsPresence } from './limits.ts';
import { mergeMessages, newestFirst, unreadCount } from './messages.ts';
import { presenceOf } from './presence.ts';
import { hasProfanity } from './profanity.ts';

describe('messages', () => {
  const message = fc.record({ index: fc.integer({ min: 1, max: 30 }), revision: fc.nat({ max: 50 }) });

  it('end as the same list, each once and as it last changed, whatever the order of arrival', () => {
    fc.assert(
      fc.property(fc.array(message), fc.array(fc.nat()), (all, cuts) => {
        const atOnce = mergeMessages([], all);
        const reversed = all.toReversed();
        const cut = (cuts[0] ?? 0) % (all.length + 1);
        const inParts = mergeMessages(mergeMessages([], reversed.slice(cut)), reversed.slice(0, cut));
        expect(inParts).toEqual(atOnce);
        expect(atOnce.map(({ index }) => index)).toEqual(
          [...new Set(all.map(({ index }) => index))].sort((a, b) => a - b),
        );
        for (const { index, revision } of atOnce)
          expect(revision).toBe(
            Math.max(...all.filter((one) => one.index === index).map((one) => one.revision)),
          );
      }),
    );
  });

  it('are unread after the last one that was read, and never fewer than none', () => {
    expect([unreadCount(5, 3), unreadCount(0, 0), unreadCount(2, 3)]).toEqual([2, 0, 0]);
  });
});

describe('conversations', () => {
  const one = { sid: 'a', at: 1, type: 'Group', name: 'Équipe du matin', unread: 0, isMuted: true } as const;
  const other = { sid: 'b', at: 2, type: 'Direct', name: 'Clara Mbeki', unread: 3, isMuted: false } as const;
  const find = (...filters: ('all' | 'unread' | 'groups' | 'direct' | 'muted')[]) =>
    findConversations([one, other], { filters, search: '' }).map(({ sid }) => sid);

  it('stand the newest first', () => {
    expect(newestFirst([one, other, { sid: '0', at: 2 }]).map(({ sid }) => sid)).toEqual(['0', 'b', 'a']);
  });

  it('are found by any of the filters and every word', () => {
    expect([find('all'), find('unread'), find('groups'), find('muted', 'direct')]).toEqual([
      ['a', 'b'],
      ['b'],
      ['a'],
      ['a', 'b'],
    ]);
    expect(findConversations([one, other], { filters: ['all'], search: 'matin EQUIPE' })).toEqual([one]);
  });
});

it('somebody is online, then away, then offline', () => {
  const minute = 60_000;
  expect([0, 2 * minute, 3 * minute, 11 * minute, null].map(presenceOf)).toEqual([
    'online',
    'online',
    'away',
    'offline',
    'offline',
  ]);
});

it('words of the list are found whole', () => {
  expect(hasProfanity('Well, DAMN!', ['damn'])).toBe(true);
  expect(hasProfanity('Damnation Alley', ['damn'])).toBe(false);
});

it('the token is asked for twice a session, or as often as one likes [connect-032]', () => {
  expect([mayAskForToken(1, 2), mayAskForToken(2, 2), mayAskForToken(99, -1)]).toEqual([true, false, true]);
});

it('presence is told only when all conditions hold [connect-028]', () => {
  const all = {
    ...{ isUser: true, hasOrganization: true, isOrganizationEnabled: true },
    ...{ isPersonEnabled: true, hasToken: true },
  };
  expect(tellsPresence(all)).toBe(true);
  for (const key of Object.keys(all)) expect(tellsPresence({ ...all, [key]: false })).toBe(false);
});

describe('what happened to conversations', () => {
  const at = (sid: string, lastMessageIndex: number, unread: number) => ({
    ...{ sid, lastMessageIndex, lastMessageIndexResult: unread },
  });
  const kinds = (before: ReturnType<typeof at>[], after: ReturnType<typeof at>[]) =>
    conversationChanges(before, after).map(({ kind, conversation }) => `${kind} ${conversation.sid}`);

  it('is that one came or went', () => {
    expect(kinds([at('a', 1, 0)], [at('b', 0, 0)])).toEqual(['removed a', 'added b']);
  });

  it('is a message of somebody else’s, also in one that is new', () => {
    expect(kinds([at('a', 1, 0)], [at('a', 2, 1), at('b', 1, 1)])).toEqual([
      'added b',
      'message a',
      'message b',
    ]);
  });

  it('is nothing for one’s own messages and what was read', () => {
    expect(kinds([at('a', 1, 1)], [at('a', 2, 0)])).toEqual([]);
    expect(kinds([at('a', 2, 1)], [at('a', 2, 1)])).toEqual([]);
  });
});
