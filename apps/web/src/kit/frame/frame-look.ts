/** The properties by which the frame's fields look like the page's. */
const properties = [
  ...['--df-colour-text', '--df-colour-textMuted', '--df-colour-field', '--df-colour-borderStrong'],
  ...['--df-colour-dangerBorder', '--df-colour-dangerText', '--df-colour-focusRing'],
  ...['--df-radius-field', '--df-density-control'],
  ...[
    '--df-type-bodyFamily',
    '--df-type-body',
    '--df-type-label',
    '--df-type-caption',
    '--df-type-strongWeight',
  ],
] as const;

/** Reads how the page looks where the frame stands: brand, scheme and size of text. */
export function lookAt(place: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(place);
  const read = properties.map((name) => [name, style.getPropertyValue(name).trim()] as const);
  return {
    ...Object.fromEntries(read.filter(([, value]) => value !== '')),
    '--base': getComputedStyle(document.documentElement).fontSize,
    scheme: style.colorScheme,
  };
}

/** Calls `onChange` when the page's look may have changed; returns how to stop. */
export function watchLook(onChange: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  // Brand, scheme and size of text are attributes of the page, or style sheets in its head.
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributes: true });
  page.observe(document.body, { attributes: true });
  page.observe(document.head, { childList: true });
  return () => {
    scheme.removeEventListener('change', onChange);
    page.disconnect();
  };
}
