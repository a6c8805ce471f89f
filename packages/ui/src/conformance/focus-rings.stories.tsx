import preview from '@dayfare/storybook/preview';
import { brandNames } from '@dayfare/themes/brands';
import { expect } from 'storybook/test';
import { ListRow } from '../components/list-row/list-row.tsx';
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

/** What can show the ring of an element: itself, what it stands in, and what is drawn for it in its label or beside it. */
function* ringBearers(element: HTMLElement): Generator<Element> {
  let outer: Element | null = element;
  for (let level = 0; outer && level < 4; level += 1) {
    yield outer;
    outer = outer.parentElement;
  }
  yield* element.closest('label')?.querySelectorAll('*') ?? [];
  // The place of a code that is being filled in.
  yield* element.parentElement?.querySelectorAll('[data-active]') ?? [];
}

const isTransparent = (colour: string) => colour === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(colour);

function backgroundBehind(element: Element): string {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { backgroundColor } = getComputedStyle(outer);
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.body).backgroundColor;
}

/** Relative luminance of an `rgb()` colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const value = Number(channel) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Whether an element is on the screen. An input that only screen readers meet, in a box of a pixel, or that lies invisible over what is
 * drawn for it, shows no ring whatever its style says.
 */
function isSeen(element: Element): boolean {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    const { width, height } = outer.getBoundingClientRect();
    const hasBox = getComputedStyle(outer).display !== 'contents';
    if (hasBox && Math.min(width, height) <= 1) return false;
  }
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** An outline of at least 2 px that stands out from the background by 3:1. */
function hasRing(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || isTransparent(outlineColor))
    return false;
  return isSeen(element) && contrast(outlineColor, backgroundBehind(element)) >= 3;
}

const ringOf = (element: HTMLElement) => [...ringBearers(element)].find(hasRing);

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label') ?? element.textContent;
  const words =
    (own || element.closest('[data-field]')?.textContent || element.parentElement?.textContent) ?? '';
  return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
}

/** Until React has rendered what an event has changed. */
const rendered = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

/** Gives an element the focus by the keyboard, and takes it away. What is wrong with its ring, if anything, and what bears it. */
async function tryStop(element: HTMLElement): Promise<{ wrong?: string; ring?: Element | undefined } | null> {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  element.focus({ preventScroll: true });
  if (document.activeElement !== element) return null;
  await rendered();
  const ring = ringOf(element);
  element.blur();
  await rendered();
  // A dialog takes the focus back.
  const isLeft = document.activeElement === document.body;
  if (!ring) return { wrong: 'has no ring' };
  return isLeft && hasRing(ring) ? { ring, wrong: 'keeps its ring without the focus' } : { ring };
}

/** Every stop of the keyboard, in every component and pattern and every brand, shows by a ring that the focus is on it. */
export const EveryStop = meta.story({
  play: async () => {
    const root = document.documentElement;
    const { brand = '' } = root.dataset;
    const found: string[] = [];
    let checked = 0;
    try {
      await eachSheet(async (sheet) => {
        const all = [...document.body.querySelectorAll<HTMLElement>(stops)].filter(isStop);
        // All of them in the first brand; in the others one of each kind, since a brand changes values and not rules.
        const kinds = new Map<string, HTMLElement>();
        for (const name of brandNames) {
          root.dataset.brand = name;
          for (const element of name === brandNames[0] ? all : kinds.values()) {
            const tried = await tryStop(element);
            if (!tried) continue;
            checked += 1;
            kinds.set(`${element.className} ${tried.ring?.className}`, element);
            if (tried.wrong) found.push(`${sheet}, ${name}: ${nameOf(element)} ${tried.wrong}`);
          }
        }
      });
    } finally {
      root.dataset.brand = brand;
    }
    if (found.length > 0) throw new Error(found.join('\n'));
    await expect(checked).toBeGreaterThan(300);
  },
});

/** Focus that returns during pointer use shows no ring at all: not the inner one alone either. */
export const NoHalfRing = meta.story({
  render: () => <ListRow title="Terms of service" onPress={() => undefined} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('button', { name: 'Terms of service' });
    document.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    row.focus();
    await expect(row).not.toHaveAttribute('data-focus-visible');
    const { outlineStyle, boxShadow } = getComputedStyle(row);
    await expect([outlineStyle, boxShadow]).toEqual(['none', 'none']);
  },
});
