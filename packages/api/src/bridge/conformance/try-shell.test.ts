import { describe, expect, it } from 'vitest';
import type { Handlers } from '../all-messages.ts';
import { notes } from '../document/notes.ts';
import { type ShellFacts, written } from '../envelope.ts';
import { BridgeRefusal } from '../refusal.ts';
import { servePage } from '../serve-page.ts';
import { twoEnds } from '../testing/two-ends.ts';
import { tryShell } from './try-shell.ts';

const facts: ShellFacts = {
  ...{ platform: 'ios', build: 1, capabilities: ['links', 'rating', 'settings'] },
  ...{ language: null, scheme: null, textScale: null, safeAreas: null },
};
const sound: Handlers<'shell'> = {
  'device.info': () => notes['device.info'].result,
  'rating.ask': () => ({}),
  'settings.open': () => ({}),
  'url.open': ({ url }) => {
    if (!url.startsWith('https:')) throw new BridgeRefusal('invalid');
    return {};
  },
};

/** The checks that a shell with these handlers does not pass. */
async function failed(handlers: Handlers<'shell'>, change: (text: string) => string = (text) => text) {
  const { page, shell } = twoEnds();
  const post = (text: string) => shell.post(change(text));
  servePage({ channel: { ...shell, post }, handlers, shell: () => facts, onPage: () => undefined });
  const checks = await tryShell({ channel: page, withinMs: 30 });
  return { count: checks.length, failed: checks.filter(({ problem }) => problem !== null) };
}

describe('a shell that is tried', () => {
  it('passes with what the contract says, in more than thirty checks', async () => {
    const { count, failed: wrong } = await failed(sound);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });

  it.each<[string, Handlers<'shell'>, string, RegExp]>([
    [
      'does not do what it lists',
      { ...sound, 'rating.ask': undefined as never },
      'rating.ask',
      /refused as "missing"/,
    ],
    [
      'does what it does not list',
      { ...sound, 'chat.stop': () => ({}) },
      'chat.stop',
      /not among the capabilities/,
    ],
    [
      'never answers',
      { ...sound, 'rating.ask': () => new Promise(() => undefined) },
      'rating.ask',
      /No answer came/,
    ],
    [
      'answers with something else',
      { ...sound, 'device.info': () => ({}) as never },
      'device.info',
      /does not fit/,
    ],
    [
      'opens everything',
      { ...sound, 'url.open': () => ({}) },
      'an address that no shell may open',
      /got answer/,
    ],
  ])('and %s is told so', async (_, handlers, name, problem) => {
    const { failed: wrong } = await failed(handlers);
    expect(wrong.map((check) => check.name)).toEqual([name]);
    expect(wrong[0]?.problem).toMatch(problem);
  });

  it('and welcomes with a nonce of its own making fails at the handshake', async () => {
    const { failed: wrong } = await failed(sound, (text) => {
      const message = JSON.parse(text) as { readonly kind: string };
      return message.kind === 'welcome' ? JSON.stringify({ ...message, nonce: 'x'.repeat(43) }) : text;
    });
    expect(wrong.map(({ name }) => name)).toEqual(['handshake']);
  });

  it('and answers whoever asks, whatever nonce they quote, is told so', async () => {
    const { page, shell } = twoEnds();
    servePage({ channel: shell, handlers: sound, shell: () => facts, onPage: () => undefined });
    shell.listen(({ text }) => {
      if (String(text).includes('f'.repeat(43)) && String(text).includes('"request"'))
        shell.post(written({ kind: 'answer', nonce: 'f'.repeat(43), id: 1, result: {} }));
    });
    const checks = await tryShell({ channel: page, withinMs: 30 });
    expect(checks.filter(({ problem }) => problem !== null).map(({ name }) => name)).toEqual([
      'a message with another nonce',
    ]);
  });
});
