import { BridgeRefusal } from '@dayfare/api/bridge';
import type { Device, Permission } from './device.ts';
import type { ShellWords } from './shell-words.ts';

/**
 * Has the person allow something just before it is needed, and says what for first: the system asks only once, and gives no reason of
 * ours. What the system no longer asks about leads to its settings. Rejects with `denied` or `blocked`.
 */
export async function allow(
  { permissions, ask, system }: Pick<Device, 'permissions' | 'ask' | 'system'>,
  permission: Permission,
  words: ShellWords,
  /** Why the page wants it, in its own words. Default: what the shell says. */
  reason?: string,
): Promise<void> {
  let state = await permissions.state(permission);
  if (state === 'askable') {
    const { title, text } = words.permissions[permission];
    const question = { title, text: reason ?? text, accept: words.carryOn, dismiss: words.notNow };
    if (!(await ask(question))) throw new BridgeRefusal('denied');
    state = await permissions.ask(permission);
    // What has just been refused needs no second question.
    if (state !== 'granted') throw new BridgeRefusal(state === 'blocked' ? 'blocked' : 'denied');
  }
  if (state === 'granted') return;
  if (await ask(words.blocked)) await system.openSettings();
  throw new BridgeRefusal('blocked');
}
