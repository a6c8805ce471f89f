import { findChannel, joinShell } from '@dayfare/api/bridge';
import { languageFromWire, wireLanguage } from '@dayfare/domain/product';
import type { App } from '../app-context/app.ts';
import { writeLocal } from '../storage/local-values.ts';
import { answersToShell } from './answers-to-shell.ts';
import { followLinks } from './follow-links.ts';
import { followLook } from './follow-look.ts';
import { browserModeKey } from './native.ts';
import { registerDevice } from './register-device.ts';
import { suppressGhostClicks } from './suppress-ghost-clicks.ts';

/** The shell is told that the page can be shown so long after it has loaded, ms. */
const readyAfterMs = 200;

/** What the page does with the device begins so long after it has loaded, ms. */
const beginAfterMs = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Origins of the pages that may have the app in a frame. Whoever serves the page writes them into it, with spaces between. */
function parentOrigins(): readonly string[] {
  const content = document.querySelector('meta[name="embedded-by"]')?.getAttribute('content') ?? '';
  return content.split(' ').filter((origin) => URL.canParse(origin));
}

/** Resolves once the page and all that it names have been fetched. */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Tells the shell of sessions as they begin, and registers the device for whoever has signed in. */
function followSessions(app: App): void {
  const { session, device } = app;
  const begin = () => {
    device.tell('session.began', {});
    // Nobody waits for it, and signing in again tries again.
    registerDevice(app).catch(() => undefined);
  };
  if (session.current()) begin();
  session.subscribe(({ session: now, previous }) => {
    if (now && !previous) begin();
  });
}

/** Shakes hands with the shell around the page, if one is there, and lives in it: its look, its links, its way back, its state. Load lazily. */
export async function liveInShell(app: App): Promise<void> {
  const { device, local, translator } = app;
  const channel = findChannel(window, parentOrigins());
  if (!channel || app.tab.getItem(browserModeKey) === 'true') return;
  const joined = await joinShell({ channel, handlers: answersToShell(app) });
  // A view without a shell of ours behind it is a browser's.
  writeLocal(local, 'isNativeApp', joined !== null && joined.shell.platform !== 'web');
  if (!joined) return;
  const { peer, shell } = joined;
  device.join(joined);
  followLook(joined);
  followLinks(app);
  suppressGhostClicks(document);
  peer.on('app.changed', ({ state }) => device.isInBackground.set(state === 'background'));
  translator.i18n.on('languageChanged', () =>
    peer.tell('language.changed', { language: wireLanguage(translator.language()) }),
  );
  // Whoever has chosen a language here has chosen it for here.
  const language = languageFromWire(shell.language);
  if (language && local.getItem('locale') === null && language !== translator.language())
    await app.setLanguage(language).catch(() => undefined);
  await loaded();
  await pause(readyAfterMs);
  peer.tell('page.ready', {});
  await pause(beginAfterMs - readyAfterMs);
  followSessions(app);
}
