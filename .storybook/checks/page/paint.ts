/** The size in CSS px that a target needs in both directions (WCAG 2.5.8). */
const targetSize = 24;

const targets =
  'a, button, input, select, textarea, summary, label, [role=button], [role=link], [role=option], [tabindex]';

/** How texts are painted in which axe has found nothing. */
const proved = new Set<string>();

const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';

/** What an element puts behind or over the texts in it; empty for most. What has a place of its own may lie on anything: it goes by its class. */
function groundOf(element: Element, style: CSSStyleDeclaration): string {
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
  const isPlaced = position === 'absolute' || position === 'fixed' || position === 'sticky';
  return [
    isClear(backgroundColor) ? '' : backgroundColor,
    backgroundImage === 'none' ? '' : backgroundImage,
    opacity === '1' ? '' : opacity,
    filter === 'none' ? '' : filter,
    mixBlendMode === 'normal' ? '' : mixBlendMode,
    isPlaced ? `${position} ${element.getAttribute('class')}` : '',
  ].join(' ');
}

const hasText = (element: Element) =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());

/** What a contrast is asked for by, and how a link is told from the text around it. */
function textIn({
  color,
  fontSize,
  fontWeight,
  textShadow,
  textDecorationLine,
}: CSSStyleDeclaration): string {
  return [color, fontSize, fontWeight, textShadow, textDecorationLine].join(' ');
}

/** Whether what axe says of an element depends on how large it is here: a small target, or a place that scrolls. */
function isMeasured(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  const scrolls = /auto|scroll/.test(overflowX + overflowY);
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
  if (scrolls && (scrollHeight > clientHeight || scrollWidth > clientWidth)) return true;
  if (!element.matches(targets)) return false;
  const { width, height } = element.getBoundingClientRect();
  // What only screen readers get takes one pixel, or none.
  const isSeen = width > 1 && height > 1;
  return isSeen && (width < targetSize || height < targetSize);
}

/** What axe has to look at once more although the page has no structure that is new. */
export interface NewPaint {
  readonly elements: readonly Element[];
  /** How they are painted. */
  readonly paint: readonly string[];
}

/**
 * The texts that are painted as none before them was, in these colours and this size on this ground, and whatever depends on its size. The colours
 * tell the brand and scheme, as no two of the brands at the bounds share one.
 */
export function newPaint(): NewPaint {
  const grounds = new Map<Element, string>();
  const elements: Element[] = [];
  const paint = new Set<string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    const style = getComputedStyle(element);
    const outer = (element.parentElement && grounds.get(element.parentElement)) ?? '';
    const own = groundOf(element, style).trim();
    const ground = own === '' ? outer : `${outer} < ${own}`;
    grounds.set(element, ground);
    if (isMeasured(element, style)) elements.push(element);
    if (!hasText(element)) continue;
    const name = `${element.tagName} ${textIn(style)} on ${ground}`;
    if (proved.has(name)) continue;
    paint.add(name);
    elements.push(element);
  }
  return { elements, paint: [...paint] };
}

/** Remembers that axe has nothing against texts that are painted like these. */
export function rememberPaint(paint: readonly string[]): void {
  for (const one of paint) proved.add(one);
}

/** All that is remembered, for the next page. */
export const rememberedPaint = (): readonly string[] => [...proved];
