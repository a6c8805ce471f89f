import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Channel } from '@dayfare/api/bridge';

/** Hands a text over. */
type Say = (text: string) => void;

/** What the module of a shell exports: given the way back to the page, it gives the way to the shell. */
type Connect = (toPage: Say) => Say | Promise<Say>;

const origin = 'shell';

function channelOf(post: Say, listeners: Set<Say>): Channel {
  return {
    origins: [origin],
    post,
    listen: (receive) => {
      const listener = (text: string) => receive({ text, sender: { origin, isOtherEnd: true } });
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Opens the way to a shell: a module with `connect`, or a WebSocket each of whose texts is a message. */
export async function openAdapter(target: string): Promise<Channel> {
  const listeners = new Set<Say>();
  const toPage = (text: string) => {
    for (const listener of listeners) listener(text);
  };
  if (/^wss?:/.test(target)) {
    const socket = new WebSocket(target);
    socket.addEventListener('message', ({ data }) => toPage(String(data)));
    await once(socket, 'open').catch(() => {
      throw new Error(`Nothing answers at ${target}. Start the shell, and have it listen there.`);
    });
    return channelOf((text) => socket.send(text), listeners);
  }
  const module = (await import(pathToFileURL(resolve(target)).href)) as { readonly connect?: Connect };
  if (typeof module.connect !== 'function')
    throw new Error(
      `${target} exports no function by the name of connect. It is given a function that takes texts for the page, and gives one that takes texts for the shell.`,
    );
  return channelOf(await module.connect(toPage), listeners);
}
