import type PDFDocument from 'pdfkit';
import { ink } from './paper.ts';

type Attributes = Readonly<Record<string, string>>;

/** Gives a role of the brand its colour on white paper. */
export type Paint = (role: string) => string | undefined;

const tag = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

const numbersOf = (text = '') => (text.match(/-?[\d.]+(?:e-?\d+)?/gi) ?? []).map(Number);

/** What elements within another have of it. */
const inherited = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule'];

/** A colour on paper: `var(--df-colour-action, #0b5d4c)` is the brand's, `currentColor` that of text; null for none. */
function colourOf(value: string | undefined, paint: Paint): string | null {
  if (value === undefined || value === 'none') return null;
  if (value === 'currentColor') return ink.text;
  const [, role, fallback] = /^var\(--df-colour-(\w+),\s*(#\w+)\)$/.exec(value) ?? [];
  return (role && (paint(role) ?? fallback)) || (/^#\w{3,8}$/.test(value) ? value : ink.text);
}

function move(doc: PDFDocument, transform = ''): void {
  for (const [, name, values] of transform.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)) {
    const [first = 0, second] = numbersOf(values);
    if (name === 'translate') doc.translate(first, second ?? 0);
    else if (name === 'scale') doc.scale(first, second ?? first);
    else doc.rotate(first);
  }
}

/** Lays the path of a shape. Returns false for what is no shape. */
function lay(doc: PDFDocument, name: string, at: Attributes): boolean {
  const of = (key: string) => Number(at[key] ?? 0);
  const points = () => {
    const all = numbersOf(at.points);
    return all.flatMap((x, index) => (index % 2 === 0 ? [[x, all[index + 1] ?? 0]] : []));
  };
  const shapes: Readonly<Record<string, () => unknown>> = {
    path: () => doc.path(at.d ?? ''),
    circle: () => doc.ellipse(of('cx'), of('cy'), of('r'), of('r')),
    ellipse: () => doc.ellipse(of('cx'), of('cy'), of('rx'), of('ry')),
    rect: () =>
      of('rx') > 0
        ? doc.roundedRect(of('x'), of('y'), of('width'), of('height'), of('rx'))
        : doc.rect(of('x'), of('y'), of('width'), of('height')),
    line: () => doc.moveTo(of('x1'), of('y1')).lineTo(of('x2'), of('y2')),
    polygon: () => doc.polygon(...points()),
    polyline: () =>
      points().forEach(([x = 0, y = 0], at) => void (at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y))),
  };
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  shape?.();
  return shape !== undefined;
}

function drawShape(doc: PDFDocument, name: string, at: Attributes, paint: Paint): void {
  doc.save();
  move(doc, at.transform);
  if (at.opacity) doc.opacity(Number(at.opacity));
  doc.lineWidth(Number(at['stroke-width'] ?? 1));
  doc.lineCap(at['stroke-linecap'] ?? 'butt').lineJoin(at['stroke-linejoin'] ?? 'miter');
  const rule = at['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero';
  // Without a word, SVG fills in black.
  const fill = colourOf(at.fill ?? 'currentColor', paint);
  const stroke = colourOf(at.stroke, paint);
  if (lay(doc, name, at)) {
    if (fill && stroke) doc.fillAndStroke(fill, stroke, rule);
    else if (stroke) doc.stroke(stroke);
    else if (fill) doc.fill(fill, rule);
  }
  doc.restore();
}

/** The size of a drawing in its own units; null for what is no SVG of ours. */
export function logoSize(svg: string): { readonly width: number; readonly height: number } | null {
  const [, , width = 0, height = 0] = numbersOf(/viewBox="([^"]*)"/.exec(svg)?.[1]);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Draws an SVG of paths and simple shapes at this height; whatever else it has is left out. */
export function drawLogo(
  doc: PDFDocument,
  svg: string,
  place: { x: number; y: number; height: number },
  paint: Paint,
): void {
  const size = logoSize(svg);
  if (!size) return;
  doc.save().translate(place.x, place.y);
  doc.scale(place.height / size.height, place.height / size.height);
  const groups: Attributes[] = [{}];
  for (const [, end, name = '', text = '', empty] of svg.matchAll(tag)) {
    if (name === 'g' && end === '/') {
      groups.pop();
      doc.restore();
      continue;
    }
    if (end === '/' || name === 'svg' || name === 'title') continue;
    const own = attributesOf(text);
    const outer = groups.at(-1) ?? {};
    if (name === 'g' && empty === '') {
      doc.save();
      move(doc, own.transform);
      const kept = Object.entries({ ...outer, ...own }).filter(([key]) => inherited.includes(key));
      groups.push(Object.fromEntries(kept));
    } else drawShape(doc, name, { ...outer, ...own }, paint);
  }
  doc.restore();
}
