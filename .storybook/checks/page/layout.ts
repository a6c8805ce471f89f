import { outside, overlaps, thingsOn } from './neighbours.ts';
import { covers, makePlaces, type TextBox, textBoxes } from './text-boxes.ts';
import { tornWords } from './torn-words.ts';

const limit = 5;

const show = (element: Element): string => {
  const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  return `    <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${words}”`;
};

/** Elements that reach past the right edge of a page that then has to be scrolled sideways, outermost first. */
function wide(): string[] {
  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, limit)
    .map((element) => `  reaches past the edge:\n${show(element)}`);
}

const isCut = ({ room, rect }: TextBox): boolean =>
  room !== undefined &&
  (rect.bottom > room.bottom + 1 ||
    rect.top < room.top - 1 ||
    rect.right > room.right + 1 ||
    rect.left < room.left - 1);

/** Elements that end in an ellipsis as they are drawn, at the usual size and width; reset by `drawnProblems`. */
let shortened = new WeakSet<Element>();

function endsInEllipsis(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(at);
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true;
  }
  return false;
}

/** Text that lies outside a box which hides what does not fit in it. */
const clipped = (boxes: readonly TextBox[]): string[] =>
  boxes
    .filter((box) => isCut(box) && !shortened.has(box.element))
    .slice(0, limit)
    .map(({ element }) => `  is cut off:\n${show(element)}`);

/** Text that lies over other text of the same layer. */
function overlapping(boxes: readonly TextBox[]): string[] {
  const found: string[] = [];
  const sorted = boxes.toSorted((a, b) => a.rect.top - b.rect.top);
  for (const [index, upper] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length && found.length < limit; next += 1) {
      const lower = sorted[next];
      if (!lower || lower.rect.top >= upper.rect.bottom) break;
      if (lower.layer !== upper.layer || lower.element === upper.element) continue;
      if (covers(upper.rect, lower.rect))
        found.push(`  lie over each other:\n${show(upper.element)}\n${show(lower.element)}`);
    }
  }
  return found;
}

/** What of a story cannot be read as it stands now: cut off, one over another, or beyond the edge of the page. */
export function layoutProblems(): string[] {
  const boxes = textBoxes();
  return [...wide(), ...clipped(boxes), ...overlapping(boxes)];
}

/**
 * The same for a story at the usual size of text, where more is asked: no word is broken inside, nothing stands beside the page, and
 * nothing lies over its neighbour.
 */
export function fitProblems(): string[] {
  const placeOf = makePlaces();
  const boxes = textBoxes(placeOf);
  const things = thingsOn(placeOf);
  return [
    ...wide(),
    ...clipped(boxes),
    ...overlapping(boxes),
    ...tornWords(boxes)
      .slice(0, limit)
      .map(({ element, word }) => `  “${word}” is broken inside:\n${show(element)}`),
    ...outside(boxes, things)
      .slice(0, limit)
      .map((element) => `  stands beside the page:\n${show(element)}`),
    ...overlaps(things)
      .slice(0, limit)
      .map(([one, other]) => `  lie over each other:\n${show(one)}\n${show(other)}`),
  ];
}

/**
 * The same for a story as it is drawn, at the usual size and width. Whatever ends in an ellipsis there does so by design, and is left
 * alone when the same story is looked at in other settings; an ellipsis that only a setting brings about has lost words.
 */
export function drawnProblems(): string[] {
  const cut = textBoxes().filter((box) => isCut(box) && endsInEllipsis(box.element));
  shortened = new WeakSet(cut.map(({ element }) => element));
  return layoutProblems();
}
