/** Said on the home, with what every page about money says. */
const onHome: ReadonlySet<string> = new Set([
  'kit/money',
  'kit/money/format',
  'kit/money/reasons',
  'money/home',
]);
/** Said on the way from an amount to its receipt. */
const onTheWay: ReadonlySet<string> = new Set([
  'kit/money/transfer',
  'kit/money/records',
  'money/records/history',
]);

/** Said where a code or a PIN is asked for, at sign-in and on the way. */
const ofProof: ReadonlySet<string> = new Set(['kit/proof', 'session/pin', 'session/two-step']);

/**
 * The file of texts that an area's are in, `session/login`: those of the first pages and the navigation, of the home, of the steps with money, of what
 * else is done with money, of a proof, or of the area.
 */
export function textsGroup(area: string): string {
  if (area === 'app' || area.startsWith('app/') || area === 'session/login') return 'first';
  if (onHome.has(area)) return 'money';
  if (onTheWay.has(area)) return 'money-steps';
  if (ofProof.has(area)) return 'proof';
  const [floor = ''] = area.split('/');
  return floor === 'money' ? 'money-more' : floor;
}
