/** Percent-decodes a text; returns it unchanged if the encoding is invalid. */
function decode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the segments of a path as a router matches them: decoded, lower case, without empty ones and with dots resolved.
 * `/EWA//%68ome/` and `/ewa/home` are the same path, so they must get the same rules.
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
