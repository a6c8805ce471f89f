/** Something of a screen that is waited for: an element that fits the selector, and whose text fits the pattern. */
export interface Part {
  readonly css: string;
  readonly text?: string | undefined;
}

/** When each came after the press, ms. */
export interface ScreenTimes {
  /** A heading that was not there before. */
  readonly heading: number;
  /** The parts, in order, with no placeholder left for what is loading. */
  readonly parts: readonly number[];
}

declare global {
  interface Window {
    /** The next press, or what began at `from`, is timed until all parts are there; then the page says `screen` on its console. */
    watchScreen: (parts: readonly Part[], from?: number) => void;
    readonly screenTimes: () => ScreenTimes;
    /** What has not come, for people. */
    readonly screenMissing: () => string;
  }
}

/** Runs in the page before any script of its own. */
export function watchScreens(): void {
  let watched: readonly Part[] = [];
  let before = '';
  let pressed = Number.NaN;
  let heading = Number.NaN;
  let times: number[] = [];
  const headingNow = () => document.querySelector('h1')?.textContent ?? '';
  const isThere = ({ css, text = '' }: Part) =>
    [...document.querySelectorAll(css)].some((element) =>
      new RegExp(text).test(element.textContent || (element.getAttribute('aria-label') ?? '')),
    );
  const isLoading = () => document.querySelector('[data-loading]') !== null;
  const note = (put: (at: number) => void) => {
    put(0);
    // What was changed stands for the person with the next frame.
    requestAnimationFrame((at) => {
      put(Math.max(at, performance.now()) - pressed);
      // Waiting code is notified: polling again and again would take of the page's own time.
      if (heading > 0 && watched.every((_, index) => (times[index] ?? 0) > 0)) console.debug('screen');
    });
  };
  const look = () => {
    if (Number.isNaN(pressed)) return;
    if (Number.isNaN(heading)) {
      const now = headingNow();
      if (now === '' || now === before) return;
      note((at) => {
        heading = at;
      });
    }
    const missing = watched.some((_, index) => times[index] === undefined);
    if (!missing || isLoading()) return;
    for (const [index, part] of watched.entries())
      if (times[index] === undefined && isThere(part))
        note((at) => {
          times[index] = at;
        });
  };
  new MutationObserver(look).observe(document, {
    ...{ childList: true, subtree: true, characterData: true },
    ...{ attributes: true, attributeFilter: ['disabled', 'href', 'data-loading'] },
  });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      if (watched.length > 0 && Number.isNaN(pressed)) pressed = timeStamp;
    },
    true,
  );
  window.watchScreen = (parts, from = Number.NaN) => {
    watched = parts;
    before = headingNow();
    pressed = from;
    heading = Number.NaN;
    times = [];
  };
  const screenMissing = () =>
    [
      ...(Number.isNaN(pressed) ? ['a press'] : []),
      ...(Number.isNaN(heading) ? ['a heading'] : []),
      ...(isLoading() ? ['what is loading'] : []),
      ...watched
        .filter((_, index) => times[index] === undefined)
        .map(({ css, text = '' }) => `${css} ${text}`),
    ].join(', ');
  Object.assign(window, {
    screenTimes: (): ScreenTimes => ({ heading, parts: times }),
    screenMissing,
  });
}
