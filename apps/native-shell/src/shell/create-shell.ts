import type { DataOf, Peer } from '@dayfare/api/bridge';
import { parseUrl } from '@dayfare/domain/access';
import { defaultLanguage, type Language, languageFromWire, wireLanguage } from '@dayfare/domain/product';
import { abilitiesOf } from './abilities.ts';
import { answersToPage } from './answers.ts';
import { converse } from './conversation.ts';
import type { Hiding } from './cover.ts';
import { createDeepLinks } from './deep-links.ts';
import type { Device, View } from './device.ts';
import { createLock } from './lock.ts';
import { createLockScreen, type LockNote } from './lock-screen.ts';
import { type Observable, observable } from './observable.ts';
import type { ShellSettings } from './settings.ts';
import { loadsAgain, type Trouble, troubleOfLoad } from './trouble.ts';
import { type Load, whereToOpen } from './where-to-open.ts';
import { shellWords } from './words.ts';

/** What is on the screen, for the components to draw. */
export interface ShellState extends Hiding {
  readonly language: Language;
  /** Address of the page in the view. */
  readonly address: string;
  /** What the lock says besides its usual words. */
  readonly lockNote: LockNote;
}

/** The shell around one view. The components tell it what happens, and draw its state. */
export interface Shell {
  readonly state: Observable<ShellState>;
  /** Reads the secure store, and locks if somebody is signed in who wants that. Call it before the view loads anything. */
  readonly start: () => Promise<void>;
  /** The view was sent a text by the page at an address. */
  readonly heard: (text: string, from: string) => void;
  /** Whether the view may go on with a load. Opens outside what belongs there. */
  readonly mayLoad: (load: Load) => boolean;
  /** The page in the view has another address. */
  readonly moved: (url: string) => void;
  readonly loadStarted: () => void;
  readonly loadEnded: () => void;
  readonly loadFailed: (code: number) => void;
  /** The server has answered the load of a page with an error. */
  readonly answered: (status: number, url: string) => void;
  readonly processEnded: () => void;
  /** The hardware button was pressed. */
  readonly back: () => Promise<void>;
  /** A universal link has opened the app. Gives whether it is one of ours. */
  readonly link: (url: string) => boolean;
  readonly appChanged: (state: DataOf<'app.changed'>['state']) => void;
  /** The keyboard covers so many pixels of a view that doesn't get smaller for it. */
  readonly keyboardChanged: (height: number) => void;
  /** Safe areas, size of text or scheme may have changed. */
  readonly lookChanged: () => void;
  readonly pushChanged: (token: DataOf<'push.changed'>) => void;
  /** Loads the page again, after trouble or when it is pulled down. */
  readonly retry: () => void;
  readonly unlock: () => Promise<void>;
  /** Whoever cannot unlock signs in again. */
  readonly signInInstead: () => Promise<void>;
  readonly stop: () => void;
}

/** What a shell is made of. */
export interface ShellParts {
  readonly device: Device;
  readonly view: View;
  readonly settings: ShellSettings;
  /** Told what a message was dropped for. */
  readonly onDropped?: ((droppedFor: string) => void) | undefined;
}

/** A page that says nothing for so long after it has loaded is shown all the same, ms. */
export const shownAtLatestMs = 10_000;

/** Makes the shell of one view. */
export function createShell({ device, view, settings, onDropped }: ShellParts): Shell {
  const state = observable<ShellState>({
    ...{ isLocked: false, trouble: null, waitsFor: 'page', lockNote: null },
    ...{ language: device.language() ?? defaultLanguage, address: settings.origin },
  });
  const words = () => shellWords[state.get().language];
  const lock = createLock(device);
  let page: Peer<'shell'> | null = null;
  let look = device.look();
  let lastCrashAt: number | null = null;
  let stopWaiting: () => void = () => undefined;
  let isGoingBack = false;

  const show = () => {
    stopWaiting();
    state.change({ waitsFor: null });
  };
  const isAway = () => parseUrl(state.get().address)?.origin !== settings.origin;
  const lockScreen = createLockScreen({ device, lock, state, words, page: () => page });
  const links = createDeepLinks({
    settings,
    device,
    onWay: () => state.change({ waitsFor: 'link' }),
    onEnd: show,
  });

  const follow = (joined: Peer<'shell'>) => {
    page = joined;
    joined.on('page.ready', () => {
      if (state.get().waitsFor === 'page') show();
    });
    joined.on('link.shown', show);
    joined.on('language.changed', ({ language }) => {
      state.change({ language: languageFromWire(language) ?? defaultLanguage });
      void device.store.set('language', language);
    });
    joined.on('session.began', () => void lock.began());
    joined.on('session.ended', ({ because }) => {
      void lock.ended(because);
      state.change({ isLocked: false });
    });
    joined.on('haptics.play', ({ kind }) => device.haptics?.play(kind));
    lockScreen.joined(joined);
    links.joined(joined);
  };
  const forgetPage = () => {
    page = null;
    links.left();
  };

  const conversation = converse({
    view,
    origin: settings.origin,
    nonce: device.nonce,
    onDropped,
    onPage: follow,
    facts: () => ({
      platform: device.info.platform,
      build: device.info.build,
      capabilities: [...abilitiesOf(device)],
      language: wireLanguage(state.get().language),
      ...device.look(),
    }),
    handlers: answersToPage({
      device,
      settings,
      lock,
      words,
      tellBankLink: (event) => page?.tell('bankLink.happened', event),
    }),
  });

  const fail = (trouble: Trouble) => {
    stopWaiting();
    forgetPage();
    state.change({ trouble });
  };
  const retry = () => {
    state.change({ trouble: null, waitsFor: state.get().waitsFor ?? 'page' });
    view.reload();
  };

  return {
    state,
    retry,
    start: async () => {
      const language = languageFromWire(await device.store.get('language'));
      if (language) state.change({ language });
      await lockScreen.lockIfWanted();
    },
    heard: conversation.heard,
    mayLoad: (load) => {
      const decision = whereToOpen(load, settings);
      if (decision === 'open outside') void device.system.open(load.url).catch(() => undefined);
      return decision === 'load';
    },
    moved: (address) => state.change({ address }),
    loadStarted: forgetPage,
    loadEnded: () => {
      stopWaiting();
      // A bank's page says nothing: it is there once it has loaded.
      if (isAway()) show();
      else stopWaiting = device.after(shownAtLatestMs, show);
    },
    loadFailed: (code) => fail(troubleOfLoad(device.info.platform, code)),
    answered: (status, url) => {
      if (status >= 500 && parseUrl(url)?.origin === settings.origin) fail('unavailable');
    },
    processEnded: () => {
      const now = device.now();
      const isOnce = loadsAgain(now, lastCrashAt);
      lastCrashAt = now;
      forgetPage();
      if (isOnce) retry();
      else fail('crashed');
    },
    back: async () => {
      const { isLocked, trouble } = state.get();
      if (isLocked || trouble !== null) return device.system.leaveApp();
      if (isAway()) return view.goBack();
      if (isGoingBack) return;
      isGoingBack = true;
      const isHandled = await (
        page?.ask('back.press', {}) ?? Promise.reject(new Error('No page has joined.'))
      ).then(
        (answer) => answer.isHandled,
        () => false,
      );
      isGoingBack = false;
      if (!isHandled) device.system.leaveApp();
    },
    link: links.open,
    appChanged: (next) => {
      page?.tell('app.changed', { state: next });
      lockScreen.appChanged(next);
      if (next === 'active' && state.get().trouble === 'offline') retry();
    },
    keyboardChanged: (height) => page?.tell('keyboard.changed', { height }),
    lookChanged: () => {
      const before = look;
      look = device.look();
      const { safeAreas, scheme, textScale } = look;
      if (safeAreas && JSON.stringify(safeAreas) !== JSON.stringify(before.safeAreas))
        page?.tell('safeAreas.changed', safeAreas);
      if (scheme && scheme !== before.scheme) page?.tell('scheme.changed', { scheme });
      if (textScale && textScale !== before.textScale) page?.tell('textScale.changed', { scale: textScale });
    },
    pushChanged: (token) => page?.tell('push.changed', token),
    unlock: lockScreen.unlock,
    signInInstead: lockScreen.signInInstead,
    stop: () => {
      stopWaiting();
      conversation.stop();
    },
  };
}
