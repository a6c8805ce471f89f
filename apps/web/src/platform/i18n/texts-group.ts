/** Texts that are in the file of other ones than their own area's. */
const groups: Readonly<Record<string, string>> = {
  // Needed when people search.
  'app/find': 'find',
  'app/frame/find': 'find',
  'session/login': 'first',
  // Said on the home, with what every page about money says.
  'app/hubs': 'money-more',
  'kit/money': 'money',
  'kit/money/format': 'money',
  'kit/money/reasons': 'money',
  'kit/money/transfer': 'money',
  'kit/money/records': 'money',
  'money/home': 'money',
  'money/records/history': 'money',
  'kit/money/accounts': 'money-more',
  'kit/money/parts': 'money-more',
  'kit/money/proof': 'money-more',
  // Said where a code or a PIN is asked for, at sign-in and on the way.
  'kit/proof': 'proof',
  'session/pin': 'proof',
  'session/two-step': 'proof',
  'kit/captcha': 'session',
  'kit/identity': 'session',
  'kit/password': 'session',
  'kit/contracts': 'contracts',
  'kit/enrollment': 'enrollment',
};

/**
 * The file of texts that an area's are in, `session/login`: those of the first pages and the navigation, of the home and the steps with money, of what
 * else is done with money, of a proof, or of the area.
 */
export function textsGroup(area: string): string {
  const group = groups[area];
  if (group !== undefined) return group;
  const [floor = ''] = area.split('/');
  if (floor === 'app') return 'first';
  return floor === 'money' ? 'money-more' : floor;
}
