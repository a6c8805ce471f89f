import JsBarcode from 'jsbarcode';

/** The quiet zone that scanners need beside a code, in modules. */
const quiet = 10;

/** Returns digits as a Code 128, as one SVG path of height 1, and its width in modules. Throws if it can't hold the text. */
export function barPath(digits: string): { path: string; width: number } {
  // Given a plain object, the library writes the modules into it, and draws nothing.
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawn, digits, { format: 'CODE128' });
  const modules = drawn.encodings?.[0]?.data ?? '';
  const bars = Array.from(
    modules.matchAll(/1+/g),
    ({ index, 0: bar }) => `M${quiet + index} 0h${bar.length}v1h-${bar.length}z`,
  );
  return { path: bars.join(''), width: modules.length + 2 * quiet };
}
