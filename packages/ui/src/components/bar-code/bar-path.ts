/// <reference path="./code-128.d.ts" />
// The encoder alone: the whole library has some twenty kinds of code and what draws them.
import { CODE128 } from 'jsbarcode/bin/barcodes/CODE128/index.js';

/** The quiet zone that scanners need beside a code, in modules. */
const quiet = 10;

/** Returns digits as a Code 128, as one SVG path of height 1, and its width in modules. Throws if it can't hold the text. */
export function barPath(digits: string): { path: string; width: number } {
  const code = new CODE128(digits, {});
  if (!code.valid()) throw new RangeError('Code 128 holds ASCII only.');
  const modules = code.encode().data;
  const bars = Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: bar }) => `M${quiet + index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(''), width: modules.length + 2 * quiet };
}
