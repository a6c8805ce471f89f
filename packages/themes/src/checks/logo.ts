import { type DrawingTag, structureProblems } from './drawing.ts';
import { shown } from './read-tokens.ts';

/** Most bytes that a drawing may have. */
export const logoBytes = 4096;
/** The widest that a wordmark may be drawn, in its own units: a name of sixteen wide letters. */
const widest = 520;
/** Height of every drawing, in its own units. */
export const logoHeight = 40;

const elements = ['svg', 'title', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

const numbers = /^[\d\s.,eE+-]+$/;
const colour = '#[0-9a-fA-F]{3,8}';
const paint = new RegExp(`^(?:none|currentColor|${colour}|var\\(--df-colour-[a-zA-Z]+, ${colour}\\))$`);
const transform = /^(?:(?:translate|scale|rotate)\([\d\s.,-]+\)\s*)+$/;

/** The attributes that a drawing may have, and what they may say. Nothing here can fetch, run or restyle anything. */
const attributes: Readonly<Record<string, RegExp>> = {
  xmlns: /^http:\/\/www\.w3\.org\/2000\/svg$/,
  viewBox: numbers,
  id: /^art$/,
  d: /^[MmLlHhVvCcSsQqTtAaZz\d\s.,eE+-]+$/,
  fill: paint,
  stroke: paint,
  'stroke-linecap': /^(?:butt|round|square)$/,
  'stroke-linejoin': /^(?:miter|round|bevel)$/,
  'fill-rule': /^(?:nonzero|evenodd)$/,
  transform,
  ...Object.fromEntries(
    ['width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'points']
      .concat(['stroke-width', 'opacity'])
      .map((name) => [name, numbers]),
  ),
};

const tag = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>/g;

function attributeProblems(element: string, text: string): string[] {
  return [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].flatMap(([, name = '', value = '']) => {
    const allowed = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (!allowed) return [`<${element}> has the attribute ${shown(name)}, which drawings may not have`];
    return allowed.test(value)
      ? []
      : [`<${element}> has ${name}=${shown(value)}, which drawings may not have`];
  });
}

const readTag = ([, end, name = '', text = '', empty]: RegExpExecArray): DrawingTag => ({
  name,
  isEnd: end === '/',
  isEmpty: empty === '/',
  attributes: Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  ),
});

/** What the titles of a drawing say, which screen readers and tooltips tell. */
export const logoTitles = (svg: string): readonly string[] =>
  [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = '']) => title.replaceAll('&amp;', '&'));

/** The width that a drawing states; 0 if it states none. */
export const logoWidth = (svg: string): number =>
  Number(
    new RegExp(`viewBox="0 0 (\\d+) ${logoHeight}" width="\\1" height="${logoHeight}"`).exec(svg)?.[1] ?? 0,
  );

/**
 * Returns what is wrong with a drawing, one sentence each. Elements, attributes and values are allow-listed, so scripts, styles, external
 * references and anything invented later are rejected.
 */
export function logoProblems(file: string, svg: string): string[] {
  const size = new TextEncoder().encode(svg).length;
  const found: string[] = size > logoBytes ? [`has ${size} bytes and may have ${logoBytes}`] : [];
  const tags = [...svg.matchAll(tag)];
  const rest = svg.replace(/<title>(?:[^<>&]|&amp;)*<\/title>/g, '').replace(tag, '');
  if (rest.trim() !== '') found.push(`has something in it that is no plain element: ${shown(rest.trim())}`);
  for (const [, , element = '', text = ''] of tags) {
    if (!elements.includes(element)) found.push(`has a <${element}>, which drawings may not have`);
    else found.push(...attributeProblems(element, text));
  }
  const width = logoWidth(svg);
  if (width > widest) found.push(`is ${width} wide and may be ${widest}`);
  // The title's own tags are not among them: it holds words, not shapes.
  found.push(...structureProblems(tags.filter(([, , name]) => name !== 'title').map(readTag)));
  if (width === 0) found.push(`must begin with viewBox="0 0 W 40" width="W" height="40"`);
  if (!/<g id="art">/.test(svg)) found.push('needs its art in <g id="art">');
  return found.map((problem) => `${file} ${problem}.`);
}
