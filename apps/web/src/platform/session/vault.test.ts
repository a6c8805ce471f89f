import { sessionSamples } from '@dayfare/api/mocks';
import { importSessionKeys } from '@dayfare/api/transport/signature';
import { expect, it, vi } from 'vitest';
import { newSealingKey } from './sealed-text.ts';
import { laterVault, memoryVault, type VaultEntry } from './vault.ts';

async function entryOf(sessionId: string): Promise<VaultEntry> {
  const request = await importSessionKeys(sessionSamples.employee().signingKey);
  return { sessionId, token: await newSealingKey(), request };
}

/** A vault with keys, those that were read early, and whether it has been opened. */
async function setUp(early: Promise<VaultEntry | undefined> | null) {
  const kept = memoryVault();
  await kept.put(await entryOf('kept'));
  const open = vi.fn(async () => kept);
  const taken = vi.fn<() => typeof early>().mockReturnValueOnce(early).mockReturnValue(null);
  return { vault: laterVault(open, taken), open };
}

it('gives keys that were read early once, without being opened', async () => {
  const { vault, open } = await setUp(entryOf('early'));
  expect((await vault.get())?.sessionId).toBe('early');
  expect(open).not.toHaveBeenCalled();
  expect((await vault.get())?.sessionId).toBe('kept');
});

it.each([
  ['nothing was read early', null],
  ['there was nothing', Promise.resolve(undefined)],
])('looks itself where %s', async (_, early) => {
  const { vault } = await setUp(early);
  expect((await vault.get())?.sessionId).toBe('kept');
});

it('looks itself where the browser refused', async () => {
  const refused = Promise.reject(new Error('refused'));
  refused.catch(() => undefined);
  const { vault } = await setUp(refused);
  expect((await vault.get())?.sessionId).toBe('kept');
});

it('never gives early keys of a sign-in that has ended or been replaced', async () => {
  const replaced = await setUp(entryOf('early'));
  await replaced.vault.put(await entryOf('next'));
  expect((await replaced.vault.get())?.sessionId).toBe('next');
  const ended = await setUp(entryOf('early'));
  await ended.vault.wipe();
  expect(await ended.vault.get()).toBeUndefined();
});
