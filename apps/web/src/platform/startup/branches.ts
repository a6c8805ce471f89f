import type { BranchRoute } from '@dayfare/domain/access';

/** The configuration key that lists campaign routes by branch, as JSON. The documents don't name it; it is ours. */
export const branchesKey = 'CampaignRoutes';

function isBranch(value: unknown): value is BranchRoute {
  if (typeof value !== 'object' || value === null) return false;
  const { route, isWelcomePageOn, branchCode } = value as Partial<Record<keyof BranchRoute, unknown>>;
  return (
    typeof route === 'string' &&
    typeof isWelcomePageOn === 'boolean' &&
    (branchCode === null || typeof branchCode === 'string')
  );
}

/** Parses campaign routes by branch, in lower case. Invalid entries are skipped; invalid JSON has none. */
export function branchesFrom(text: string | undefined): ReadonlyMap<string, BranchRoute> {
  const branches = new Map<string, BranchRoute>();
  if (!text) return branches;
  try {
    for (const [branch, route] of Object.entries(JSON.parse(text) as object))
      if (isBranch(route)) branches.set(branch.toLowerCase(), route);
  } catch {
    // Not JSON: no branches.
  }
  return branches;
}
