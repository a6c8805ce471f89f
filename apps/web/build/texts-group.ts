/** Said on the home, with what every page about money says. */
const onHome: ReadonlySet<string> = new Set(['home', 'reasons']);
/** Said on the way from an amount to its receipt. */
const onTheWay: ReadonlySet<string> = new Set(['get-money', 'history', 'receipt']);

/**
 * The file of texts that an area's are in, `session/login`: those of the first pages, of the home, of the steps with money, of what else is done with money,
 * or of the area.
 */
export function textsGroup(area: string): string {
  const [floor = '', screen = ''] = area.split('/');
  if (area === 'app' || area === 'session/login') return 'first';
  if (floor !== 'money' || screen === '' || onHome.has(screen)) return floor;
  return onTheWay.has(screen) ? 'money-steps' : 'money-more';
}
