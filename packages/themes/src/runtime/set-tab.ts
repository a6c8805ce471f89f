import { type Scheme, schemes } from '../contract/tokens.ts';

/** A brand's tab as the page needs it: addresses and colours. */
export interface TabLook {
  readonly icon: string;
  readonly manifest: string;
  readonly themeColour: Readonly<Record<Scheme, string>>;
}

/** The one element of the head that matches, made if there is none. */
function headElement(name: 'link' | 'meta', selector: string): HTMLElement {
  const existing = document.head.querySelector<HTMLElement>(`${name}${selector}`);
  if (existing) return existing;
  const made = document.createElement(name);
  document.head.append(made);
  return made;
}

function setAll(element: HTMLElement, attributes: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Sets favicon, manifest and the colours of the browser's bars. A scheme that the page fixes colours the bars whatever the system's is. */
export function setTab({ icon, manifest, themeColour }: TabLook, scheme: Scheme | 'system' = 'system'): void {
  setAll(headElement('link', '[rel="icon"]'), { rel: 'icon', type: 'image/svg+xml', href: icon });
  setAll(headElement('link', '[rel="manifest"]'), { rel: 'manifest', href: manifest });
  for (const own of schemes) {
    const media = `(prefers-color-scheme: ${own})`;
    const content = themeColour[scheme === 'system' ? own : scheme];
    setAll(headElement('meta', `[name="theme-color"][media="${media}"]`), {
      name: 'theme-color',
      media,
      content,
    });
  }
}
