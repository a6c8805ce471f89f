const svg = 'http://www.w3.org/2000/svg';

/** What a picture of a page has no use for, or must not fetch. */
const leftOut = 'script, link, style, noscript, iframe, [data-live-announcer]';

const rulesOf = (page: Document): string =>
  [...page.styleSheets, ...page.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');

/** Writes down what a reader has typed and ticked: a copy of an element only has what it was made with. */
function keepStates(original: Document, copy: Element): void {
  const fields = copy.querySelectorAll('input');
  for (const [index, field] of original.querySelectorAll('input').entries()) {
    fields[index]?.setAttribute('value', field.value);
    fields[index]?.toggleAttribute('checked', field.checked);
  }
}

/** Puts the drawings that a page refers to (logos) into the copy: a picture may fetch nothing. */
async function keepDrawings(original: Document, copy: Element): Promise<void> {
  for (const use of copy.querySelectorAll('use')) {
    const { href, hash } = new URL(use.getAttribute('href') ?? '', original.location.href);
    const answer = await fetch(href);
    const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').querySelector(hash);
    if (drawing) use.replaceWith(copy.ownerDocument.importNode(drawing, true));
  }
}

/** A copy of a page as one SVG: its document, its style sheets, and nothing from elsewhere. */
async function asSvg(page: Document, width: number, height: number): Promise<string> {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  keepStates(page, copy);
  await keepDrawings(page, copy);
  for (const element of copy.querySelectorAll(leftOut)) element.remove();
  const style = copy.ownerDocument.createElement('style');
  style.textContent = rulesOf(page);
  copy.querySelector('head')?.append(style);
  const root = document.createElementNS(svg, 'svg');
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  // Lengths in rem are measured from the outermost element, which is the drawing now.
  root.style.fontSize = getComputedStyle(page.documentElement).fontSize;
  const foreign = document.createElementNS(svg, 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  foreign.append(copy);
  root.append(foreign);
  return new XMLSerializer().serializeToString(root);
}

/**
 * The pixels of the page in a frame of this origin, drawn once more from its document and its style sheets: a page cannot see the
 * screen. What lies in further frames is not drawn. Rejects in browsers that do not hand out the pixels of such a drawing (Safari).
 */
export async function rasterise(frame: HTMLIFrameElement, width: number, height: number): Promise<ImageData> {
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame shows no page of this origin.');
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(page, width, height))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, width, height);
}
