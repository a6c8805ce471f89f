import { applyServerBrand, type ServerBrandPage } from './apply-server-brand.ts';
import { showNeutral } from './brand-sheet.ts';
import type { ServerBrand } from './read-server-brand.ts';

export type { ServerLogo } from './brand-identity.ts';
export {
  longestBrandText,
  readServerBrand,
  type ServerBrand,
  type ServerBrandVerdict,
} from './read-server-brand.ts';

/**
 * Shows the page in a brand that came as JSON from the server's configuration, and resolves to it; null if it was refused, with the reasons logged
 * and the neutral look shown. Load this module only where there is such a brand: it brings the checks along.
 */
export const showServerBrand = (
  text: unknown,
  page: Pick<ServerBrandPage, 'log'>,
): Promise<ServerBrand | null> => applyServerBrand(text, { ...page, showNeutral });
