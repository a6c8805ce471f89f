import { holdsSecret } from './scan.ts';

/** What stands for a part of a path that names one thing or person. */
const hidden = ':id';

function scrubSegment(segment: string): string {
  try {
    return holdsSecret(decodeURIComponent(segment)) ? hidden : segment;
  } catch {
    return hidden;
  }
}

/** The path of an address, without host, query and fragment, in which tokens, e-mails and return addresses travel. */
export function scrubUrl(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z0-9+.-]*:\/*[^/?#]*/i, '').split(/[?#]/);
  return path.split('/').map(scrubSegment).join('/');
}
