import { type Channel, findChannel, joinShell } from '@dayfare/api/bridge';
import { languageFromWire, wireLanguage } from '@dayfare/domain/product';
import type { App } from '../app-context/app.ts';
import { writeLocal } from '../storage/local-values.ts';
import { answersToShell } from './answers-to-shell.ts';
import { followLinks } from './follow-links.ts';
import { browserModeKey } from './native.ts';
import { registerDevice, savePushTokens } from './register-device.ts';
import { suppressGhostClicks } from './suppress-ghost-clicks.ts';
import { syncTheme } from './sync-theme.ts';

/** Delay after loading before the shell is told that the page is ready, in ms. */
const readyAfterMs = 200;

/** Delay after loading before the page uses the device, in ms. */
const beginAfterMs = 500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Origins of the pages that may show the app in a frame. The host writes them into the page, separated by spaces. */
function parentOrigins(): readonly string[] {
  const content = document.querySelector('meta[name="embedded-by"]')?.getAttribute('content') ?? '';
  return content.split(' ').filter((origin) => URL.canParse(origin));
}

/** Resolves once the page and everything it references have loaded. */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Tells the shell about new sessions, and registers the device for the person who signed in. */
function followSessions(app: App): void {
  const { session, device } = app;
  const begin = () => {
    device.tell('session.began', {});
    // Nothing waits for it, and the next sign-in tries again.
    registerDevice(app).catch(() => undefined);
  };
  if (session.current()) begin();
  session.subscribe(({ session: now, previous }) => {
    if (now && !previous) begin();
  });
}

/** How a page lives in its shell. */
export interface InShell {
  /** The way to the shell. Default: the one that leads from this window. */
  readonly channel?: Channel | null;
  /** Until when the page listens to clicks and touches. Default: as long as it is there. */
  readonly until?: AbortSignal;
}

/** Connects to the shell around the page, if there is one: its look, links, Back button and state. Load it lazily. */
export async function connectToShell(
  app: App,
  { channel = findChannel(window, parentOrigins()), until }: InShell = {},
): Promise<void> {
  const { device, local, translator } = app;
  if (!channel || app.tab.getItem(browserModeKey) === 'true') return;
  const joined = await joinShell({ channel, handlers: answersToShell(app) });
  // A view without one of our shells is a browser.
  writeLocal(local, 'isNativeApp', joined !== null && joined.shell.platform !== 'web');
  if (!joined) return;
  const { peer, shell } = joined;
  device.join(joined);
  syncTheme(joined);
  followLinks(app, until);
  suppressGhostClicks(document, until);
  peer.on('app.changed', ({ state }) => device.isInBackground.set(state === 'background'));
  peer.on('push.changed', ({ token }) => void savePushTokens(app, [token]).catch(() => undefined));
  let told = translator.language();
  translator.texts.subscribe(() => {
    // The brand's words change with the brand, too.
    if (translator.language() === told) return;
    told = translator.language();
    peer.tell('language.changed', { language: wireLanguage(told) });
  });
  // A language chosen here takes precedence.
  const language = languageFromWire(shell.language);
  if (language && local.getItem('locale') === null && language !== translator.language())
    await app.setLanguage(language).catch(() => undefined);
  await loaded();
  await pause(readyAfterMs);
  peer.tell('page.ready', {});
  await pause(beginAfterMs - readyAfterMs);
  followSessions(app);
}
