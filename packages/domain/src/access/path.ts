/** Percent-decoded, or the text itself where the encoding is broken. */
function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The segments of a path as a router matches them: decoded, in lower case, without empty ones and with dots resolved.
 * `/EWA//%68ome/` and `/ewa/home` are the same path, so a rule about one has to hold for the other.
 */
export function pathSegments(path: string): readonly string[] {
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    const segment = decode(raw).toLowerCase();
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments;
}

/** One spelling for every path that a router takes for the same. */
export function normalPath(path: string): string {
  return `/${pathSegments(path).join('/')}`;
}
