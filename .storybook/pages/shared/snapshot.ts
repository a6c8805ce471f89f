/** A story as it stood on its page: what is seen of it, without what it does. */
export interface Snapshot {
  readonly page: Document;
  readonly sheets: readonly Sheet[];
}

/** A stylesheet as it applied, with what scripts have changed in it. */
interface Sheet {
  readonly text: string;
  /** What relative addresses in it are relative to. */
  readonly base: string;
  readonly media: string;
}

/** The stylesheets of a page, in their order. */
export const sheetsOf = (page: Document): Sheet[] =>
  [...page.styleSheets, ...page.adoptedStyleSheets].map((sheet) => ({
    text: [...sheet.cssRules].map(({ cssText }) => cssText).join('\n'),
    base: sheet.href ?? page.baseURI,
    media: sheet.media.mediaText,
  }));

/** Writes what people have typed and chosen, and what was drawn, into the copy: a copy of the markup has none of it. */
function keepState(from: Document, copy: Document): void {
  const view = from.defaultView;
  if (!view) return;
  const copies = copy.querySelectorAll('input, textarea, select, canvas');
  from.querySelectorAll('input, textarea, select, canvas').forEach((element, index) => {
    const twin = copies[index];
    if (!twin) return;
    if (element instanceof view.HTMLInputElement) {
      if (element.type !== 'file') twin.setAttribute('value', element.value);
      twin.toggleAttribute('checked', element.checked);
    } else if (element instanceof view.HTMLTextAreaElement) {
      twin.textContent = element.value;
    } else if (element instanceof view.HTMLSelectElement) {
      for (const [at, option] of [...twin.querySelectorAll('option')].entries())
        option.toggleAttribute('selected', element.options[at]?.selected ?? false);
    } else if (element instanceof view.HTMLCanvasElement) {
      const drawing = copy.createElement('img');
      drawing.src = element.toDataURL();
      drawing.className = element.className;
      twin.replaceWith(drawing);
    }
  });
}

/** Copies a page as it is seen now. */
export function takeSnapshot(page: Document, sheets: readonly Sheet[]): Snapshot {
  const copy = page.implementation.createHTMLDocument();
  copy.replaceChild(copy.importNode(page.documentElement, true), copy.documentElement);
  keepState(page, copy);
  for (const element of copy.querySelectorAll('script, link, style, iframe')) element.remove();
  // Nothing in a copy can be used, so that nothing may take the focus.
  copy.body.setAttribute('inert', '');
  return { page: copy, sheets };
}

/** The sheets that a frame has been given, by their text: most stories have the same ones, and to read them takes longer than the copy. */
const made = new WeakMap<Window, Map<string, CSSStyleSheet>>();

function sheetIn(view: Window & typeof globalThis, { text, base, media }: Sheet): CSSStyleSheet {
  const known = made.get(view) ?? new Map<string, CSSStyleSheet>();
  made.set(view, known);
  const key = [base, media, text].join('\n');
  const before = known.get(key);
  if (before) return before;
  const sheet = new view.CSSStyleSheet({ baseURL: base, media });
  sheet.replaceSync(text);
  known.set(key, sheet);
  return sheet;
}

/** Puts a copy into a frame, with other attributes on its root: `{ 'data-scheme': 'dark' }`. */
export function showSnapshot(
  frame: HTMLIFrameElement,
  { page, sheets }: Snapshot,
  attributes: Readonly<Record<string, string>>,
): void {
  const target = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!target || !view) return;
  const root = target.importNode(page.documentElement, true);
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  target.replaceChild(root, target.documentElement);
  target.adoptedStyleSheets = sheets.map((sheet) => sheetIn(view, sheet));
}
