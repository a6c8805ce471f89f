/** A background set by the server, and a readable text colour for it. */
export interface HeaderBackground {
  readonly background: string;
  readonly ink: '#000000' | '#ffffff';
}

const hex = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/**
 * Returns the background of a header from remote configuration: `#rrggbb`, or nothing. Anything else is rejected, because a colour from
 * the server is untrusted input. Either black or white always has at least 4.5:1 on any background.
 */
export function headerBackground(colour: string | null | undefined): HeaderBackground | undefined {
  const match = hex.exec(colour?.trim() ?? '');
  if (!match) return undefined;
  const [red, green, blue] = match.slice(1).map((pair) => linear(Number.parseInt(pair, 16) / 255));
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  // The luminance at which both have the same contrast: (1.05 / (x + 0.05)) = ((x + 0.05) / 0.05).
  const ink = luminance > 0.179 ? '#000000' : '#ffffff';
  return { background: `#${match.slice(1).join('')}`.toLowerCase(), ink };
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
