/** What a page has noted about itself so far; times are milliseconds since its navigation began, NaN for what has not come. */
export interface PageTimes {
  /** The largest thing that was painted so far, and when. */
  lcp: number;
  lcpElement: string;
  /** The field for the name stands. */
  form: number;
  /** Sending the form has an effect: its fields say what they want. */
  usable: number;
  /** The balance of this visit stands as a number; that of the last one, which may stand before, is `last`. */
  balance: number;
  last: number;
  /** Requests that began before the balance stood, the document with them. */
  requests: number;
  layoutShift: number;
  /** The slowest interaction so far. */
  interaction: number;
  /** When the last tap was, and when a heading came that was not there before. */
  tapped: number;
  heading: number;
}

declare global {
  interface Window {
    readonly pageTimes: () => PageTimes;
  }
}

/** Runs in the page before any script of its own. */
export function watchPage(): void {
  const times = {
    ...{ lcp: Number.NaN, lcpElement: '', form: Number.NaN, usable: Number.NaN, balance: Number.NaN },
    ...{ last: Number.NaN, layoutShift: 0, interaction: 0, tapped: Number.NaN, heading: Number.NaN },
  };
  type Marked = 'form' | 'usable' | 'balance' | 'last' | 'heading';
  const mark = (name: Marked) => {
    if (!Number.isNaN(times[name])) return;
    times[name] = 0;
    // What was changed stands for the person with the next frame.
    requestAnimationFrame((at) => {
      times[name] = Math.max(at, performance.now());
      // Waiting code is notified: polling again and again would take of the page's own time.
      console.debug(name);
    });
  };
  let words = '';
  const look = () => {
    if (document.querySelector('input[type="password"]')) mark('form');
    if (document.querySelector('[aria-invalid="true"]')) mark('usable');
    const figure = document.querySelector('section[data-surface="brand"]');
    if (/\$\d/.test(figure?.textContent ?? ''))
      mark(figure?.querySelector('[data-last-balance]') ? 'last' : 'balance');
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading && heading !== words && times.tapped >= 0) mark('heading');
    if (heading) words = heading;
  };
  new MutationObserver(look).observe(document, {
    ...{ childList: true, subtree: true, characterData: true },
    ...{ attributes: true, attributeFilter: ['aria-invalid'] },
  });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      times.tapped = timeStamp;
      times.heading = Number.NaN;
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime, element } = entry as PerformanceEntry & { element?: Element | null };
      times.lcp = startTime;
      times.lcpElement = element
        ? `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 30)}”`
        : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      // What a form says when it is sent moves the page on the user's request; a script that sends it counts as no input.
      if (!hadRecentInput && Number.isNaN(times.usable)) times.layoutShift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming;
      if (interactionId) times.interaction = Math.max(times.interaction, duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  const began = (limit: number) =>
    performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= limit).length + 1;
  Object.assign(window, { pageTimes: (): PageTimes => ({ ...times, requests: began(times.balance) }) });
}
