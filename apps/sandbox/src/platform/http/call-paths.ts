import { contract } from '@dayfare/api/contract';

/** Paths of every call below /api, as the contract writes them, in alphabetical order: `ewa/performTransaction`. */
export const callPaths: readonly string[] = [
  ...new Set(
    Object.values(contract).flatMap((area) =>
      Object.values(area).map(({ '~orpc': { route } }) => (route.path ?? '').replace(/^\//, '')),
    ),
  ),
].sort((a, b) => a.localeCompare(b));

/** Whether a pattern of a fault fits any call: a path or its beginning, in any case, or `*`. */
export function fitsAnyCall(match: string): boolean {
  const wanted = match.replace(/^\/?(api\/)?/, '').toLowerCase();
  if (wanted === '*') return true;
  return callPaths.some((path) => {
    const known = path.toLowerCase();
    const fixed = known.split('/{')[0] ?? known;
    return known === wanted || known.startsWith(`${wanted}/`) || wanted.startsWith(`${fixed}/`);
  });
}
