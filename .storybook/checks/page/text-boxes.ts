/** An area of the page, CSS px. */
export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** A line of text that one can see. */
export interface TextBox {
  readonly element: Element;
  /** The text that the line is of. */
  readonly node: Text;
  /** Where its letters are, without the air above and below them. */
  readonly rect: Box;
  /** The box that hides what does not fit in it, if one does. */
  readonly room: Box | undefined;
  /** What it can be scrolled in; undefined for the page alone. */
  readonly view: Box | undefined;
  /** What it lies on: a bar that stays in place lies over the page, and may. */
  readonly layer: Element;
}

/** How two areas that share a hair's breadth are told from two that cover one another, CSS px. */
const hair = 2;

export const covers = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > hair &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > hair;

/** Where an element is, and what its ancestors do to it. */
export interface Place {
  readonly isShown: boolean;
  readonly room: Box | undefined;
  /** The window of whatever it can be scrolled in. */
  readonly view: Box | undefined;
  readonly layer: Element;
  /** What it stands in a row or column of: something laid over its neighbours on purpose begins another. */
  readonly flow: Element;
}

const isHidden = ({ visibility, opacity, clipPath, clip }: CSSStyleDeclaration): boolean =>
  visibility !== 'visible' || opacity === '0' || clipPath.startsWith('inset(50%') || clip.startsWith('rect(');

/** What of a box lies in a room. */
export function narrow(room: Box | undefined, box: Box): Box {
  if (!room) return box;
  return {
    top: Math.max(room.top, box.top),
    right: Math.min(room.right, box.right),
    bottom: Math.min(room.bottom, box.bottom),
    left: Math.max(room.left, box.left),
  };
}

/** What an element's ancestors do to the text in it; each ancestor is asked once. */
export function makePlaces(): (element: Element) => Place {
  const known = new Map<Element, Place>();
  return function placeOf(element) {
    const found = known.get(element);
    if (found) return found;
    const parent = element.parentElement;
    const above: Place = parent
      ? placeOf(parent)
      : { isShown: true, room: undefined, view: undefined, layer: element, flow: element };
    const place = above.isShown ? within(element, above) : above;
    known.set(element, place);
    return place;
  };
}

function within(element: Element, above: Place): Place {
  const style = getComputedStyle(element);
  const isGone = element.matches('[hidden], [inert], [data-live-announcer], svg, option') || isHidden(style);
  if (isGone || style.display === 'none') return { ...above, isShown: false };
  const isLayer =
    style.position === 'fixed' ||
    style.position === 'sticky' ||
    (style.position === 'absolute' && style.zIndex !== 'auto');
  const { overflowX, overflowY } = style;
  const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
  const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
  const room = scrolls || isLayer ? undefined : above.room;
  const view = style.position === 'fixed' ? undefined : above.view;
  return {
    isShown: true,
    // What one can scroll to is not lost.
    room: hides && !scrolls ? narrow(room, element.getBoundingClientRect()) : room,
    view: scrolls ? narrow(view, element.getBoundingClientRect()) : view,
    layer: isLayer ? element : above.layer,
    flow: isLayer || style.position === 'absolute' || style.gridArea !== 'auto' ? element : above.flow,
  };
}

/** Every line of text on the page that one can see. */
export function textBoxes(placeOf = makePlaces()): TextBox[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const boxes: TextBox[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !(node instanceof Text) || node.data.trim() === '') continue;
    const { isShown, room, view, layer } = placeOf(element);
    if (!isShown) continue;
    range.selectNodeContents(node);
    for (const { top, right, bottom, left } of range.getClientRects()) {
      // The area that a font claims is higher than its letters; lines set close share some of it.
      const air = (bottom - top) * 0.2;
      const letters = { top: top + air, right, bottom: bottom - air, left };
      if (view && !covers(letters, view)) continue;
      const rect = narrow(view, letters);
      if (rect.right - rect.left > 1) boxes.push({ element, node, rect, room, view, layer });
    }
  }
  return boxes;
}
