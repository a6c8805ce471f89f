import type { Joined, ShellFacts } from '@dayfare/api/bridge';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../storage/storage.ts';
import { createDevice } from './device.ts';

const shell: ShellFacts = {
  ...{ platform: 'ios', build: 1, capabilities: ['camera'] },
  ...{ language: null, scheme: null, textScale: null, safeAreas: null },
};

function joined() {
  const tab = memoryStorage();
  const device = createDevice(tab);
  const peer = { ask: vi.fn(async () => ({})), tell: vi.fn(), on: vi.fn(), close: vi.fn() };
  device.join({ peer, shell } as Joined);
  return { device, peer, tab };
}

describe('the device below a page in a browser', () => {
  it('can nothing, hears nothing, and is not asked', async () => {
    const device = createDevice(memoryStorage());
    expect([device.shell.get(), device.can('camera')]).toEqual([null, false]);
    device.tell('page.ready', {});
    await expect(device.ask('rating.ask', {})).rejects.toThrow(/No shell is around this page/);
  });
});

describe('the device below a page in a shell', () => {
  it('can what the shell has listed, and is asked and told through it', async () => {
    const { device, peer } = joined();
    expect([device.can('camera'), device.can('wallet')]).toEqual([true, false]);
    await device.ask('rating.ask', {});
    device.tell('page.ready', {});
    expect([peer.ask.mock.calls, peer.tell.mock.calls]).toEqual([[['rating.ask', {}]], [['page.ready', {}]]]);
  });

  it('can nothing in a tab that shows the app as a browser would', () => {
    const { device, tab } = joined();
    tab.setItem('browserMode', 'true');
    expect(device.can('camera')).toBe(false);
  });
});
