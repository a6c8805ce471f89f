import preview from '@dayfare/storybook/preview';
import { brandNames } from '@dayfare/themes/brands';
import { expect } from 'storybook/test';
import { eachSheet, OneByOne } from './one-by-one.tsx';

const meta = preview.meta({
  title: 'Conformance/Focus rings',
  tags: ['!autodocs'],
  render: () => <OneByOne />,
});

/** Where Tab can lead. */
const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isStop = (element: HTMLElement) =>
  element.matches(':not(:disabled, [type="hidden"], [tabindex="-1"])') &&
  element.closest('[inert], [hidden], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** What can show the ring of an element: itself, what it stands in, and what is drawn for it in its label. */
function* ringBearers(element: HTMLElement): Generator<Element> {
  let outer: Element | null = element;
  for (let level = 0; outer && level < 4; level += 1) {
    yield outer;
    outer = outer.parentElement;
  }
  yield* element.closest('label')?.querySelectorAll('*') ?? [];
}

const isTransparent = (colour: string) => colour === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(colour);

function backgroundBehind(element: Element): string {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { backgroundColor } = getComputedStyle(outer);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.body).backgroundColor;
}

/** An outline of at least 2 px in a colour that is not the background's. */
function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || isTransparent(outlineColor))
    return false;
  return outlineColor !== backgroundBehind(element);
}

const isRinged = (element: HTMLElement) => [...ringBearers(element)].some(hasRing);

const nameOf = (element: HTMLElement) =>
  `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;

/** Until React has rendered what an event has changed. */
const rendered = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

/** Every stop of the keyboard, in every component and pattern and every brand, shows by a ring that the focus is on it. */
export const EveryStop = meta.story({
  play: async () => {
    const root = document.documentElement;
    const { brand = '' } = root.dataset;
    const bare = new Set<string>();
    let checked = 0;
    try {
      await eachSheet(async (sheet) => {
        const all = [...document.body.querySelectorAll<HTMLElement>(stops)].filter(isStop);
        for (const name of brandNames) {
          root.dataset.brand = name;
          for (const element of all) {
            // The keyboard is what was used last.
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
            element.focus({ preventScroll: true });
            if (document.activeElement !== element) continue;
            checked += 1;
            await rendered();
            if (!isRinged(element)) bare.add(`${sheet}, ${name}: ${nameOf(element)}`);
            element.blur();
            await rendered();
            // A dialog takes the focus back.
            if (document.activeElement === document.body && isRinged(element))
              bare.add(`${sheet}, ${name}: ${nameOf(element)} keeps a ring without the focus`);
          }
        }
      });
    } finally {
      root.dataset.brand = brand;
    }
    if (bare.size > 0) throw new Error([...bare].join('\n'));
    await expect(checked).toBeGreaterThan(brandNames.length * 100);
  },
});
