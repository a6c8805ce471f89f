/** The file of texts that an area's are in, `session/login`: those of the first pages, of the steps with money, or of the area. */
export function textsGroup(area: string): string {
  const [floor = '', screen] = area.split('/');
  if (area === 'app' || area === 'session/login') return 'first';
  return floor === 'money' && screen ? 'money-steps' : floor;
}
