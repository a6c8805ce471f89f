/** What scrolling a list has shown; runs in the page. */
export interface Scrolled {
  readonly frames: number;
  /** Frames of a screen of 60 a second that were left out: a frame of 50 ms leaves out two. */
  readonly dropped: number;
  /** Frames that stood longer than 50 ms. */
  readonly long: number;
  /** The longest frame, ms. */
  readonly longest: number;
  /** Elements in the page at the end. */
  readonly elements: number;
  /** Number of a transfer in the middle of the screen at the end, counted down from 10,000; how far the list has come. */
  readonly reached: number;
}

declare global {
  interface Window {
    /** Presses a button, and gives the milliseconds until text that fits stands at the top of the list and has been painted. */
    readonly pressUntil: (button: string, pattern: string) => Promise<number>;
    /** Scrolls the list by so many screens, a quarter of one for each frame. */
    readonly scrollScreens: (screens: number) => Promise<Scrolled>;
  }
}

/** Presses what shows more until nothing does. Gives how many transfers the page then says it has; runs in the page. */
export async function showAll(): Promise<number> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const more = () =>
    [...document.querySelectorAll('main button')].find((one) => one.textContent?.startsWith('Show more'));
  const said = () =>
    /(\d[\d,]*) of [\d,]+/.exec(document.querySelector('main')?.textContent ?? '')?.[1] ?? '';
  let [shown, button] = [0, more()];
  while (button instanceof HTMLElement) {
    const before = said();
    shown = Number(before.replace(/,/g, ''));
    button.click();
    while (more() && said() === before) await nextFrame();
    button = more();
  }
  // The last ten have no such line below them.
  return shown + 10;
}

/** Runs in the page before any script of its own. */
export function watchHistory(): void {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const firstText = (pattern: RegExp) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent ?? '';
      if (pattern.test(text)) return text;
    }
    return '';
  };
  const scrollAreaOf = () => {
    const areas = [...document.querySelectorAll('*')].filter(
      (area) =>
        area.clientHeight > 300 &&
        (area === document.scrollingElement || getComputedStyle(area).overflowY !== 'visible'),
    );
    const overflow = (area: Element) => area.scrollHeight - area.clientHeight;
    return areas.reduce(
      (most, area) => (overflow(area) > overflow(most) ? area : most),
      document.documentElement,
    );
  };
  const pressUntil = async (button: string, pattern: string) => {
    const wanted = new RegExp(pattern);
    const began = performance.now();
    document.getElementById(button)?.click();
    while (!wanted.test(firstText(/^Transfer \d|day, /))) await nextFrame();
    // What was changed stands for the person with the next frame.
    await nextFrame();
    return performance.now() - began;
  };
  const scrollScreens = async (screens: number) => {
    const area = scrollAreaOf();
    const step = area.clientHeight / 4;
    const frames: number[] = [];
    let last = await nextFrame();
    for (let count = 0; count < screens * 4; count += 1) {
      area.scrollTop += step;
      const at = await nextFrame();
      frames.push(at - last);
      last = at;
    }
    await nextFrame();
    const middle = document.elementsFromPoint(innerWidth / 4, innerHeight / 2);
    const [, reached] =
      middle.map((element) => /Transfer (\d+)/.exec(element.textContent ?? '')).find(Boolean) ?? [];
    return {
      frames: frames.length,
      dropped: frames.reduce((sum, ms) => sum + Math.max(0, Math.round((ms * 60) / 1000) - 1), 0),
      long: frames.filter((ms) => ms > 50).length,
      longest: Math.max(...frames),
      elements: document.querySelectorAll('*').length,
      reached: Number(reached ?? Number.NaN),
    };
  };
  Object.assign(window, { pressUntil, scrollScreens });
}
