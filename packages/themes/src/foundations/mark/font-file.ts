import { type Contour, unitsPerEm } from './outline.ts';

/** The one sign of a font. */
export interface Sign {
  readonly codePoint: number;
  readonly width: number;
  /** Height above the baseline. */
  readonly top: number;
  readonly contours: readonly Contour[];
}

const u16 = (...values: number[]) => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: number[]) => values.flatMap((value) => u16(value >>> 16, value & 0xffff));
const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
const padded = (bytes: readonly number[]) => [...bytes, ...Array((4 - (bytes.length % 4)) % 4).fill(0)];
const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

function glyph({ contours }: Sign): number[] {
  const points = contours.flat();
  const [left, right] = range(points.map(({ x }) => x));
  const [bottom, top] = range(points.map(({ y }) => y));
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return last;
  });
  const steps = (values: readonly number[]) =>
    u16(...values.map((value, at) => value - (values[at - 1] ?? 0)));
  return padded([
    ...u16(contours.length, left, bottom, right, top, ...ends, 0),
    ...points.map(({ on }) => Number(on)),
    ...steps(points.map(({ x }) => x)),
    ...steps(points.map(({ y }) => y)),
  ]);
}

/** Two segments: the sign, and the end that the format asks for. */
function characterMap({ codePoint }: Sign): number[] {
  const segments = u16(codePoint, 0xffff, 0, codePoint, 0xffff, 1 - codePoint, 1, 0, 0);
  const subtable = [...u16(4, 14 + segments.length, 0, 4, 4, 1, 0), ...segments];
  return [...u16(0, 1, 3, 1), ...u32(12), ...subtable];
}

function names(family: string): number[] {
  const records = [1, 2, 4, 6].map((id) => ({
    id,
    bytes: text(id === 2 ? 'Regular' : family).flatMap((code) => u16(code)),
  }));
  let offset = 0;
  const heads = records.flatMap(({ id, bytes }) => {
    const head = u16(3, 1, 0x409, id, bytes.length, offset);
    offset += bytes.length;
    return head;
  });
  return [...u16(0, records.length, 6 + heads.length), ...heads, ...records.flatMap(({ bytes }) => bytes)];
}

function tables(sign: Sign, family: string): Record<string, number[]> {
  const outline = glyph(sign);
  const points = sign.contours.flat();
  const [left, right] = range(points.map(({ x }) => x));
  const [bottom, top] = range(points.map(({ y }) => y));
  const [ascent, descent] = [950, -250];
  const epoch = u32(0, 0, 0, 0);
  return {
    'OS/2': [
      ...u16(4, sign.width, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
      ...Array(10).fill(0),
      ...u32(1, 0, 0, 0),
      ...text('DYFR'),
      ...u16(0x40, sign.codePoint, sign.codePoint, ascent, descent, 0, ascent, -descent),
      ...u32(1, 0),
      ...u16(500, sign.top, 0, 32, 1),
    ],
    cmap: characterMap(sign),
    glyf: outline,
    head: [
      ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      ...u16(0b11, unitsPerEm),
      ...epoch,
      ...u16(left, bottom, right, top, 0, 8, 2, 0, 0),
    ],
    hhea: [
      ...u32(0x10000),
      ...u16(ascent, descent, 0, sign.width, 0, sign.width - right, right, 1, 0, 0, 0, 0, 0, 0, 0, 2),
    ],
    // The sign that stands for missing ones comes first, and is empty.
    hmtx: u16(sign.width, 0, sign.width, left),
    loca: u16(0, 0, outline.length / 2),
    maxp: [...u32(0x10000), ...u16(2, points.length, sign.contours.length, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
    name: names(family),
    post: u32(0x30000, 0, 0, 0, 0, 0, 0, 0),
  };
}

const checksum = (bytes: readonly number[]) => {
  const view = new DataView(Uint8Array.from(padded(bytes)).buffer);
  let sum = 0;
  for (let at = 0; at < view.byteLength; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
};

/** A TrueType font with a single sign. Pure: the same sign gives the same bytes. */
export function fontFile(sign: Sign, family: string): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables(sign, family)).sort(([one], [other]) => (one < other ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const search = [16 * power, Math.log2(power), 16 * (entries.length - power)];
  let offset = 12 + 16 * entries.length;
  const directory = entries.flatMap(([tag, bytes]) => {
    const entry = [...text(tag), ...u32(checksum(bytes), offset, bytes.length)];
    offset += padded(bytes).length;
    return entry;
  });
  const whole = Uint8Array.from([
    ...u32(0x10000),
    ...u16(entries.length, ...search),
    ...directory,
    ...entries.flatMap(([, bytes]) => padded(bytes)),
  ]);
  const head = directory.findIndex(
    (_, at) => at % 16 === 0 && String.fromCharCode(...directory.slice(at, at + 4)) === 'head',
  );
  const at = new DataView(whole.buffer).getUint32(12 + head + 8) + 8;
  new DataView(whole.buffer).setUint32(at, (0xb1b0afba - checksum([...whole])) >>> 0);
  return whole;
}
