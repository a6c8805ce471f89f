import type { Handlers } from '../all-messages.ts';
import { bridgeName, type ShellFacts } from '../envelope.ts';
import { joinShell } from '../join-shell.ts';
import type { Peer } from '../peer.ts';
import { servePage } from '../serve-page.ts';
import { twoEnds } from './two-ends.ts';

/** What the shell of these tests says of itself. */
export const shell: ShellFacts = {
  platform: 'ios',
  build: 2200,
  capabilities: ['location', 'camera'],
  language: 'es',
  scheme: 'dark',
  textScale: 1.2,
  safeAreas: { top: 47, right: 0, bottom: 34, left: 0 },
};
/** An answer to {@link find}. */
export const place = { latitude: 41.5, longitude: -72.25, accuracyMeters: 20, foundAt: 1_764_000_000_000 };
/** A request that is in order. */
export const find = { withinMs: 3_000, maxAgeMs: 0 };
/** A message from its text. */
export const at = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, unknown>;
/** A message as text. */
export const say = (message: object) => JSON.stringify({ bridge: bridgeName, ...message });
/** A nonce that was not made here. */
export const foreign = 'f'.repeat(43);

/** A shell that serves a page which can join. */
export function serve(handlers: Handlers<'shell'> = {}) {
  const ends = twoEnds();
  const pages: Peer<'shell'>[] = [];
  const dropped: string[] = [];
  const onPage = (page: Peer<'shell'>) => pages.push(page);
  const stop = servePage({
    channel: ends.shell,
    handlers,
    shell: () => shell,
    onPage,
    onDropped: (name) => dropped.push(name),
  });
  const join = (own: Handlers<'page'> = {}) => joinShell({ channel: ends.page, handlers: own });
  return { ...ends, pages, dropped, stop, join };
}

/** A page and a shell that have shaken hands. */
export async function joined(handlers: Handlers<'shell'> = {}, own: Handlers<'page'> = {}) {
  const line = serve(handlers);
  const page = await line.join(own);
  const [shellPeer] = line.pages;
  if (!page || !shellPeer) throw new Error('The two did not shake hands.');
  return { ...line, page: page.peer, facts: page.shell, shellPeer, pageChannel: line.page };
}
