import { afterEach, expect, it, vi } from 'vitest';
import { guardKeptPage } from '../kept-page.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';

const open: TabChannel[] = [];
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  localStorage.clear();
});

/** A tab's channel, and how often it has heard of the others. */
function tab(sessionId = 'one') {
  const channel = openTabChannel(sessionId);
  open.push(channel);
  const heard = vi.fn();
  channel.onAlive(heard);
  return { channel, heard };
}
const happens = (event: 'pagehide' | 'pageshow') =>
  void window.dispatchEvent(new PageTransitionEvent(event, { persisted: true }));

it('hears of activity in other tabs of the session', async () => {
  const [one, two, other] = [tab(), tab(), tab('two')];
  one.channel.tellAlive();
  await vi.waitFor(() => expect(two.heard).toHaveBeenCalledOnce());
  expect([one.heard, other.heard].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('hears nothing while the page is kept for Back, because a message would have it dropped, and is connected again after', async () => {
  const stop = guardKeptPage({
    ...{ local: localStorage, endsAt: () => null, reload: () => {}, onShown: () => {} },
  });
  const kept = tab();
  happens('pagehide');
  const teller = new BroadcastChannel('presence one');
  const listener = new BroadcastChannel('presence one');
  const arrived = new Promise((resolve) => listener.addEventListener('message', resolve, { once: true }));
  teller.postMessage('alive');
  await arrived;
  expect(kept.heard).not.toHaveBeenCalled();
  happens('pageshow');
  teller.postMessage('alive');
  await vi.waitFor(() => expect(kept.heard).toHaveBeenCalledOnce());
  teller.close();
  listener.close();
  stop();
});
