import { encode } from 'uqr';

/** The quiet zone that scanners need around a code, in modules. */
const quiet = 4;

/** Returns a code as one SVG path, and the length of its side, both in modules. Throws if the text is too long. */
export function qrPath(text: string): { path: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const path = data.flatMap((row, y) => runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { path: path.join(''), side: size };
}

/** Merges dark modules of a row into rectangles, so that no hairlines show between them. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = found.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  }
  return found;
}
