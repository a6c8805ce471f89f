import { pathSegments } from './path.ts';

/** Pages opened from a link in a message, in lower case. The query of such a link is a secret of its recipient. */
const fromMessages: ReadonlySet<string> = new Set([
  'unsubscribe-smartinvite',
  'microsite-esign',
  'microsite-consent-form',
  'microsite-success',
]);

/** Whether a page is opened from a link in a message, whose address must not be stored or passed on. */
export function isMessagePage(path: string): boolean {
  const [segment = '', ...more] = pathSegments(path);
  return more.length === 0 && fromMessages.has(segment);
}

/** What robots are told about such pages, in the words of `X-Robots-Tag` and of the meta element. */
export const robotsRule = 'noindex, nofollow';

/** Whether search engines are told to stay away from a page: it makes sense only to people who were led to it. */
export function isHiddenFromRobots(path: string): boolean {
  return isMessagePage(path) || pathSegments(path).join('/') === 'download-app';
}
