import { parseUrl } from '@dayfare/domain/access';
import type { Device, View } from './device.ts';
import type { Observable } from './observable.ts';
import type { ShellSettings } from './settings.ts';
import type { Shell, ShellState } from './shell.ts';
import { loadsAgain, type Trouble, troubleOfLoad } from './trouble.ts';

/** A page that says nothing for so long after it has loaded is shown all the same, ms. */
export const shownAtLatestMs = 10_000;

/** What following the loads of a view takes. */
export interface LoadingParts {
  readonly device: Pick<Device, 'after' | 'info' | 'now'>;
  readonly view: Pick<View, 'reload'>;
  readonly settings: Pick<ShellSettings, 'origin'>;
  readonly state: Observable<ShellState>;
  /** The page that has joined is there no longer. */
  readonly onGone: () => void;
}

/** What the view loads, and what goes wrong with it. */
export interface Loading
  extends Pick<
    Shell,
    'loadStarted' | 'loadEnded' | 'loadFailed' | 'answered' | 'processEnded' | 'retry' | 'stop'
  > {
  /** The page can be seen. */
  readonly show: () => void;
  /** Whether the view shows another company's page, such as a bank's. */
  readonly isAway: () => boolean;
}

/** Follows the loads of a view: takes the splash away, and says why there is no page. */
export function createLoading({ device, view, settings, state, onGone }: LoadingParts): Loading {
  let stopWaiting: () => void = () => undefined;
  let lastCrashAt: number | null = null;

  const show = () => {
    stopWaiting();
    state.change({ waitsFor: null });
  };
  const isAway = () => parseUrl(state.get().address)?.origin !== settings.origin;
  const fail = (trouble: Trouble) => {
    stopWaiting();
    onGone();
    state.change({ trouble });
  };
  const retry = () => {
    state.change({ trouble: null, waitsFor: state.get().waitsFor ?? 'page' });
    view.reload();
  };

  return {
    show,
    isAway,
    retry,
    loadStarted: onGone,
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
      onGone();
      if (isOnce) retry();
      else fail('crashed');
    },
    stop: () => stopWaiting(),
  };
}
