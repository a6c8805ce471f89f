import { safeRedirect } from '@dayfare/domain/access';
import { wireLanguage } from '@dayfare/domain/product';
import { environmentOfBrand } from '@dayfare/themes/brands';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** Where the server has the disclosures unless the configuration says otherwise. */
const usualPath = '/api/documents/e-sign-disclosures.pdf';

/** The address of the hosted e-sign disclosures, in the page's language and brand. The configuration's counts only if its host is trusted. */
export function useDisclosures(): string {
  const { startup, brand } = useApp();
  const { value, allowedRedirectHosts: allowedHosts } = useCell(startup.configuration);
  const query = new URLSearchParams({
    language: wireLanguage(useLanguage()),
    environment: environmentOfBrand(useCell(brand.current)),
  });
  const named = safeRedirect(value('ESignDisclosuresUrl'), { origin: window.location.origin, allowedHosts });
  if (named?.kind === 'url') return named.url;
  return `${named?.path ?? usualPath}?${query}`;
}
