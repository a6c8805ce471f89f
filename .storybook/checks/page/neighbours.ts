import { type Box, covers, type makePlaces, narrow, type TextBox } from './text-boxes.ts';

/** What people press, fill in or look at. */
const selector = 'button, a[href], input:not([type="hidden"]), select, textarea, img, iframe';

interface Thing {
  readonly element: Element;
  readonly rects: readonly Box[];
  readonly view: Box | undefined;
  readonly flow: Element;
}

/** Everything that can be pressed, filled in or looked at, and that one can see. */
export function thingsOn(placeOf: ReturnType<typeof makePlaces>): Thing[] {
  return [...document.body.querySelectorAll(selector)].flatMap((element) => {
    const { isShown, room, view, flow } = placeOf(element);
    const rects = isShown
      ? [...element.getClientRects()]
          .map((rect) => narrow(room, rect))
          .filter(({ top, right, bottom, left }) => right - left > 1 && bottom - top > 1)
      : [];
    return rects.length === 0 ? [] : [{ element, rects, view, flow }];
  });
}

const isBeside = ({ left, right }: Box) => left < -1 || right > document.documentElement.clientWidth + 1;

/** Texts and things that begin or end beside the page, where nothing can be scrolled to them. */
export function outside(boxes: readonly TextBox[], things: readonly Thing[]): Element[] {
  const texts = boxes.filter(({ rect, view }) => !view && isBeside(rect));
  // Of what has words in it the words count: the room around them may reach past the edge, where nothing is drawn.
  const others = things.filter(
    ({ element, rects, view }) => !view && element.textContent?.trim() === '' && rects.some(isBeside),
  );
  return [...new Set([...texts, ...others].map(({ element }) => element))];
}

const isClear = (colour: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);

/** Whether one sees where it ends: a button of words alone has room around it that may reach into its neighbour's. */
function hasEdge(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
  const hasBorder = borderTopWidth !== '0px' && !isClear(borderTopColor);
  return hasBorder || !isClear(backgroundColor) || element.textContent?.trim() === '';
}

const apart = (a: Element, b: Element) => !a.contains(b) && !b.contains(a);

/** Things that lie over a neighbour of the same row or column. */
export function overlaps(things: readonly Thing[]): (readonly [Element, Element])[] {
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter(
        (other) =>
          other.flow === one.flow &&
          apart(one.element, other.element) &&
          one.rects.some((a) => other.rects.some((b) => covers(a, b))) &&
          hasEdge(one.element) &&
          hasEdge(other.element),
      )
      .map((other) => [one.element, other.element] as const),
  );
}
