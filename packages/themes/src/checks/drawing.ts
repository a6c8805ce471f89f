/** One element of a drawing, as its tags say it. */
export interface DrawingTag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly opacity: number;
  readonly isFlat: boolean;
}

const firstPaint: Paint = { fill: '#000000', stroke: 'none', strokeWidth: 1, opacity: 1, isFlat: false };

/** Below this opacity a logo is invisible. */
const leastOpacity = 0.3;

const isSeen = (paint: string) =>
  paint !== 'none' && !/^#(?:[0-9a-f]{3}0|[0-9a-f]{6}0[0-9a-f])$/i.test(paint);

function paintOf(around: Paint, { attributes }: DrawingTag): Paint {
  const { fill, stroke, opacity, transform = '' } = attributes;
  return {
    fill: fill ?? around.fill,
    stroke: stroke ?? around.stroke,
    strokeWidth: Number(attributes['stroke-width'] ?? around.strokeWidth),
    opacity: around.opacity * Number(opacity ?? 1),
    isFlat: around.isFlat || /scale\(\s*(?:0(?:\.0*)?(?:[\s,)])|[^)]*[\s,]0(?:\.0*)?\s*\))/.test(transform),
  };
}

/** Whether a shape has an extent: a path that goes somewhere, a circle with a radius. */
function hasExtent({ name, attributes }: DrawingTag): boolean {
  const above = (...names: string[]) => names.every((each) => Number.parseFloat(attributes[each] ?? '0') > 0);
  if (name === 'path')
    return /[LlHhVvCcSsQqTtAa]\s*[-.\d]|[Mm](?:\s*[-+.\d]+[\s,]*){4,}/.test(attributes.d ?? '');
  if (name === 'rect') return above('width', 'height');
  if (name === 'circle') return above('r');
  if (name === 'ellipse') return above('rx', 'ry');
  if (name === 'line') return attributes.x1 !== attributes.x2 || attributes.y1 !== attributes.y2;
  return (attributes.points ?? '').trim().split(/[\s,]+/).length >= 4;
}

const shapes = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];

const showsItself = (tag: DrawingTag, { fill, stroke, strokeWidth, opacity, isFlat }: Paint) =>
  !isFlat &&
  opacity >= leastOpacity &&
  hasExtent(tag) &&
  ((isSeen(fill) && tag.name !== 'line') || (isSeen(stroke) && strokeWidth > 0));

/** What is wrong with how the elements of a drawing stand in each other, and whether any of them can be seen. */
export function structureProblems(tags: readonly DrawingTag[]): string[] {
  const open: { readonly name: string; readonly paint: Paint; readonly isArt: boolean }[] = [];
  let isVisible = false;
  let roots = 0;
  for (const tag of tags) {
    const around = open.at(-1);
    if (tag.isEnd) {
      if (around?.name !== tag.name) return [`closes <${tag.name}> where it is not open`];
      open.pop();
      continue;
    }
    if (!around) roots += 1;
    const paint = paintOf(around?.paint ?? firstPaint, tag);
    const isArt = around?.isArt === true || tag.attributes.id === 'art';
    if (shapes.includes(tag.name) && isArt && showsItself(tag, paint)) isVisible = true;
    if (!tag.isEmpty) open.push({ name: tag.name, paint, isArt });
  }
  const last = open.at(-1);
  if (last) return [`does not close <${last.name}>`];
  if (roots !== 1 || tags[0]?.name !== 'svg') return ['must be one <svg>'];
  return isVisible ? [] : ['draws nothing that can be seen'];
}
