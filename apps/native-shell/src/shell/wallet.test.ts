import { expect, it, vi } from 'vitest';
import { openShell } from './testing/open-shell.ts';

const begun = { certificates: [], nonce: 'n-1', nonceSignature: '', walletId: 'w-1', deviceId: 'd-1' };
const payload = 'sealed';
const card = { cardId: '31', cardholder: 'Nadia Rahman', lastFour: '7702' };

const reasonOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ reason }: { readonly reason: string }) => reason,
  );

/** A page in the shell of a phone whose wallets answer. */
async function joined(platform: 'ios' | 'android' = 'ios') {
  const fake = openShell();
  const wallet = {
    check: vi.fn(async () => ({ isAvailable: true, isAdded: false })),
    begin: vi.fn(async () => begun),
    add: vi.fn(async () => ({ isAdded: true })),
  };
  let now = 0;
  Object.assign(fake.device, { wallet, now: () => now });
  Object.assign(fake.device.info, { platform });
  const { peer, facts } = await fake.join();
  const add = (of: 'apple' | 'google' | 'samsung', cardId = '31') =>
    reasonOf(peer.ask('wallet.add', { wallet: of, cardId, payload }));
  const wait = (ms: number) => {
    now += ms;
  };
  return { peer, facts, wallet, add, wait };
}

it('a card is added to the wallet of the phone, with what its issuer made, after it was begun [card-027]', async () => {
  const { peer, facts, wallet, add } = await joined();
  expect(facts.capabilities).toContain('wallet');
  expect(await peer.ask('wallet.check', { wallet: 'apple', cardId: '31', lastFour: '7702' })).toEqual({
    ...{ isAvailable: true, isAdded: false },
  });
  expect(await peer.ask('wallet.begin', { wallet: 'apple', ...card })).toEqual(begun);
  expect(await add('apple')).toBe('done');
  expect(wallet.add).toHaveBeenCalledWith({ wallet: 'apple', cardId: '31', payload });
});

it.each([
  ['ios', 'google'],
  ['ios', 'samsung'],
  ['android', 'apple'],
] as const)(
  'on %s the wallet %s is not there, and its maker’s module is not asked [card-027]',
  async (platform, other) => {
    const { peer, wallet, add } = await joined(platform);
    expect(await peer.ask('wallet.check', { wallet: other, cardId: '31', lastFour: '7702' })).toEqual({
      ...{ isAvailable: false, isAdded: false },
    });
    expect(await reasonOf(peer.ask('wallet.begin', { wallet: other, ...card }))).toBe('invalid');
    expect(await add(other)).toBe('invalid');
    for (const call of Object.values(wallet)) expect(call).not.toHaveBeenCalled();
  },
);

it('what was not begun, was begun for another card or wallet, is added twice or too late, reaches no wallet', async () => {
  const { peer, wallet, add, wait } = await joined('android');
  const begin = () => peer.ask('wallet.begin', { wallet: 'google', ...card });
  expect(await add('google')).toBe('invalid');
  await begin();
  expect(await add('google', '32')).toBe('invalid');
  await begin();
  expect(await add('samsung')).toBe('invalid');
  await begin();
  wait(600_000);
  expect(await add('google')).toBe('invalid');
  expect(wallet.add).not.toHaveBeenCalled();
  await begin();
  wait(599_999);
  expect(await add('google')).toBe('done');
  expect(await add('google')).toBe('invalid');
  expect(wallet.add).toHaveBeenCalledTimes(1);
});

it('a wallet that was closed by its person has begun nothing', async () => {
  const { peer, wallet, add } = await joined();
  wallet.begin.mockRejectedValueOnce(new Error('closed'));
  await reasonOf(peer.ask('wallet.begin', { wallet: 'apple', ...card }));
  expect(await add('apple')).toBe('invalid');
});
