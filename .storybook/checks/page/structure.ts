const seen = new Set<string>();

/** Attributes whose values a rule of structure reads; of others it matters that they are there, and not what they say. */
const telling =
  /^(role|type|tabindex|scope|autocomplete|lang|dir|contenteditable|aria-(?!label|describedby|labelledby|controls|owns|activedescendant|valuetext|roledescription|details|errormessage).*)$/;

/** Attributes that name other elements. */
const pointing = /^(for|aria-(labelledby|describedby|controls|owns|activedescendant|details|errormessage))$/;

const isBlank = (text: string | null | undefined) => (text ?? '').trim() === '';

/** An attribute as far as rules of structure look at it. */
function attributeInWords({ name, value }: Attr): string {
  if (name === 'class' || name === 'style' || name === 'id' || name.startsWith('data-')) return '';
  if (telling.test(name)) return `${name}=${value}`;
  if (!pointing.test(name)) return isBlank(value) ? `${name}=` : name;
  const isThere = value.split(/\s+/).every((id) => document.getElementById(id) !== null);
  return isThere ? name : `${name}→nothing`;
}

/** An element by itself, without what is around it. */
function elementInWords(element: Element): string {
  const attributes = [...element.attributes].map(attributeInWords).filter(Boolean).toSorted();
  const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels.length : 0;
  const isHidden =
    getComputedStyle(element).visibility !== 'visible' || element.getClientRects().length === 0;
  return [
    element.tagName,
    ...attributes,
    labels > 0 && `${labels} labels`,
    isBlank(element.textContent) && 'empty',
    isHidden && 'hidden',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Elements that give what is in them a meaning, however deep inside it is. */
const meaningful =
  '[role], [aria-hidden], [inert], a, button, summary, label, ul, ol, dl, table, tr, thead, fieldset, select, main, nav';

/** How many of those around an element are part of what it is. */
const around = 3;

/** What gives an element its meaning, from the inside out. */
function placeInWords(element: Element): string {
  const places: string[] = [];
  let at = element.parentElement?.closest(meaningful);
  for (; at && places.length < around; at = at.parentElement?.closest(meaningful))
    places.push(`${at.tagName}${at.role ? `=${at.role}` : ''}${at.ariaHidden === 'true' ? ' unheard' : ''}`);
  return places.join(' < ');
}

/** What of a page is not in any single element: the order of its headings, its landmarks, and ids that are there twice. */
function pageInWords(): readonly string[] {
  const of = (selector: string) =>
    [...document.body.querySelectorAll(selector)].map(
      ({ tagName, ariaLabel }) => `${tagName} ${ariaLabel ?? ''}`,
    );
  const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id);
  const again = ids.filter((id, at) => ids.indexOf(id) !== at);
  const landmarks =
    'main, nav, aside, header, footer, [role=banner], [role=contentinfo], [role=region], section';
  return [
    `headings ${of('h1, h2, h3, h4, h5, h6, [role=heading]').join(' ')}`,
    `landmarks ${of(landmarks).join(' ')}`,
    ...(again.length > 0 ? [`twice ${again.join(' ')}`] : []),
  ];
}

/** What the page is made of that no page before it was made of, if anything is. */
export function newStructure(): readonly string[] {
  const found = new Set(pageInWords());
  const words = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    words.set(element, elementInWords(element));
  }
  for (const [element, own] of words) {
    const parent = element.parentElement;
    found.add([own, parent ? words.get(parent) : '', placeInWords(element)].join(' < '));
  }
  return [...found].filter((one) => !seen.has(one));
}

/** Remembers that every rule of structure has nothing against these. */
export function remember(structure: readonly string[]): void {
  for (const one of structure) seen.add(one);
}

/** All that is remembered, for the next page. */
export const remembered = (): readonly string[] => [...seen];
