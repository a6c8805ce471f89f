import type { BrowserContext } from '@playwright/test';

/** Something moved although nobody asked for it. */
interface Moved {
  /** The browser's score: how much of the window moved, and how far. */
  readonly value: number;
  /** Title of the page it moved on, without the brand. */
  readonly title: string;
  /** The beginning of what moved, and from where to where, in CSS px of the window. */
  readonly what: string;
  /** Whether the brand's font had just taken the place of what stood in for it: a line can break elsewhere then. */
  readonly byFont: boolean;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    reportMoved?: (moved: Moved) => Promise<void>;
    /** Reports what the browser has not handed over yet. */
    reportShifts?: () => void;
  }
}

/** The sum of scores from which on a journey fails, for each page. */
const tolerated = 0.01;

/** The score of one arrival of fonts from which on a journey fails: a line or two may break elsewhere, as `fonts.phone.spec.ts` measures it. */
const toleratedByFont = 0.02;

/**
 * Records in the page what moves by itself. An answer to a press, such as an error in a form, may move things on the page where the press was,
 * however long it takes; on the page that a press leads to, nothing may move. A page begins with its title: the address comes earlier, while
 * the page before is still there.
 */
function recordShifts(): void {
  const swapMs = 100;
  // A journey may stop the clock later on; the browser's own entries go on with real time.
  const now = performance.now.bind(performance);
  const titleNow = () => document.title.split(' · ')[0] ?? '';
  const titles = [{ from: 0, title: titleNow() }];
  const pageAt = (time: number) => titles.findLast(({ from }) => from <= time);
  const at = (time: number) => pageAt(time)?.title;
  let pressedOn: string | undefined;
  new MutationObserver(() => {
    if (titleNow() !== titles.at(-1)?.title) titles.push({ from: now(), title: titleNow() });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  for (const type of ['pointerdown', 'keydown', 'input'])
    document.addEventListener(type, ({ timeStamp }) => (pressedOn = at(timeStamp)), true);
  // A font is laid out in the frame after it was added, however long that takes to come.
  const fonts: { readonly from: number; until: number }[] = [];
  const { add } = document.fonts;
  document.fonts.add = function (face) {
    const span = { from: now(), until: Number.POSITIVE_INFINITY };
    fonts.push(span);
    requestAnimationFrame(() => requestAnimationFrame(() => (span.until = now())));
    return add.call(this, face);
  };
  // A window of another size is laid out again.
  window.addEventListener('resize', ({ timeStamp }) => (pressedOn = at(timeStamp)));
  const report = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources, startTime } of entries as Shift[]) {
      const { title, from } = pageAt(startTime) ?? { title: '', from: 0 };
      // Elements around the page stay and change places when one page takes another's place; its content is new.
      const isSwap = from > 0 && startTime - from < swapMs;
      if (hadRecentInput || title === pressedOn || isSwap) continue;
      const what = sources.map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(
          ({ x, y }) => `${Math.round(x)}, ${Math.round(y)}`,
        );
        return `${node?.nodeName} “${node?.textContent?.slice(0, 40)}” from ${from} to ${to}`;
      });
      const byFont = fonts.some((span) => span.from <= startTime && startTime <= span.until);
      void window.reportMoved?.({ value, title, what: what.join(', '), byFont });
    }
  };
  const observer = new PerformanceObserver((list) => report(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.reportShifts = () => report(observer.takeRecords());
}

/**
 * Records what moves by itself on every page of a context, but those with titles in `mayMove`. The function that comes back says where that was
 * too much.
 */
export async function watchShifts(
  context: BrowserContext,
  mayMove: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  const found: Moved[] = [];
  await context.exposeFunction('reportMoved', (moved: Moved) => void found.push(moved));
  await context.addInitScript(recordShifts);
  return async () => {
    for (const page of context.pages())
      await page.evaluate(() => window.reportShifts?.()).catch(() => undefined);
    return [...Map.groupBy(found, ({ title }) => title)].flatMap(([title, moved]) => {
      const sum = moved.reduce((total, { value, byFont }) => (byFont ? total : total + value), 0);
      const isTooMuch =
        sum > tolerated || moved.some(({ value, byFont }) => byFont && value > toleratedByFont);
      const what = moved.map(
        (one) => `${one.value.toFixed(3)}${one.byFont ? ' by a font' : ''}: ${one.what}`,
      );
      return isTooMuch && !mayMove.includes(title)
        ? [`${title}: ${sum.toFixed(3)}\n  ${what.join('\n  ')}`]
        : [];
    });
  };
}
