import { describe, expect, it, vi } from 'vitest';
import { createCardChannel, isBankAnswer } from './card-channel.ts';

const origin = 'https://cards.example';
const token = { token: 'token-of-a-card', last4: '4242', isInstant: true };

function open() {
  const postMessage = vi.fn();
  const frame = { postMessage } as unknown as Window;
  const told = { onReady: vi.fn(), onSize: vi.fn(), onSubmit: vi.fn() };
  const channel = createCardChannel({
    origin,
    target: () => frame,
    look: () => ({ '--base': '16px' }),
    ...told,
  });
  const hear = (data: unknown, from: object = {}) => channel.hear({ source: frame, origin, data, ...from });
  hear({ kind: 'ready' });
  const { nonce } = postMessage.mock.calls[0]?.[0] ?? {};
  /** Asks, and gives the request's name and whether it was answered. */
  const ask = () => {
    const answered = vi.fn();
    void channel.ask().then(answered);
    return { request: postMessage.mock.lastCall?.[0].request as string, answered };
  };
  return { hear, nonce, ask, told, postMessage, channel };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the frame where a card is typed', () => {
  it('is spoken to at its own origin only, and gives the token that it is asked for', async () => {
    const { hear, nonce, ask, postMessage } = open();
    const { request, answered } = ask();
    hear({ kind: 'token', nonce, request, ...token });
    await settled();
    expect(answered).toHaveBeenCalledWith({ kind: 'token', nonce, request, ...token });
    expect(postMessage.mock.calls.every(([, to]) => to === origin)).toBe(true);
  });

  it.each([
    ['another origin', { from: { origin: 'https://cards.example.evil.test' } }],
    ['no origin', { from: { origin: 'null' } }],
    ['another window of that origin', { from: { source: {} } }],
    ['another nonce', { message: { nonce: 'made-up' } }],
    ['no nonce', { message: { nonce: undefined } }],
    ['another request', { message: { request: 'made-up' } }],
    ['a giant token', { message: { token: 'x'.repeat(10_000_000) } }],
    ['a token that is no text', { message: { token: ['token-of-a-card'] } }],
    ['four digits that are more', { message: { last4: '4242424242424242' } }],
  ] as const)('is not heard with %s', async (_what, attack: { from?: object; message?: object }) => {
    const { hear, nonce, ask } = open();
    const { request, answered } = ask();
    hear({ kind: 'token', nonce, request, ...token, ...attack.message }, attack.from);
    await settled();
    expect(answered).not.toHaveBeenCalled();
  });

  it('answers each question once: a message that is sent again changes nothing', async () => {
    const { hear, nonce, ask } = open();
    const first = ask();
    const message = { kind: 'token', nonce, request: first.request, ...token };
    hear(message);
    const second = ask();
    hear(message);
    await settled();
    expect(first.answered).toHaveBeenCalledOnce();
    expect(second.answered).not.toHaveBeenCalled();
  });

  it('can’t grow over the page, and sends nothing by itself from elsewhere', () => {
    const { hear, nonce, told } = open();
    hear({ kind: 'size', nonce, height: 1e9 });
    hear({ kind: 'size', nonce, height: 240 });
    hear({ kind: 'submit', nonce: 'made-up' });
    expect(told.onSize.mock.calls).toEqual([[240]]);
    expect(told.onSubmit).not.toHaveBeenCalled();
  });
});

describe('a bank’s page', () => {
  const page = {} as Window;
  const bank = { window: page, origin, accountID: 'lookup-1' };
  const answered = { source: page, origin, data: { kind: 'answered', accountID: 'lookup-1' } };

  it('is heard', () => {
    expect(isBankAnswer(answered, bank)).toBe(true);
  });

  it.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another window', { source: {} as Window }],
    ['another lookup', { data: { kind: 'answered', accountID: 'lookup-2' } }],
    ['another message', { data: 'answered' }],
  ])('is not heard with %s', (_what, attack) => {
    expect(isBankAnswer({ ...answered, ...attack }, bank)).toBe(false);
  });
});
