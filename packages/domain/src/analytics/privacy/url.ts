import { holdsSecret } from './scan.ts';

/** Replaces a path segment that identifies a thing or person. */
const hidden = ':id';

function scrubSegment(segment: string): string {
  try {
    return holdsSecret(decodeURIComponent(segment)) ? hidden : segment;
  } catch {
    return hidden;
  }
}

/** Returns the path of an address, without host, query and fragment, which may contain tokens, e-mail addresses and return addresses. */
export function scrubUrl(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z0-9+.-]*:\/*[^/?#]*/i, '').split(/[?#]/);
  return path.split('/').map(scrubSegment).join('/');
}
