import { guardianContract } from '@dayfare/api/guardian/contract';
import { contractType } from '@dayfare/domain/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';
import { readConsentLink } from './consent-link.ts';

/** The documents that a guardian agrees to. */
export type ConsentDocument = 'ESignAgreement' | 'GuardianConsentFormMinor';

/** A document that the guardian is to agree to, as HTML that is not sanitised yet, in the page's language. */
export function useDocument(type: ConsentDocument) {
  const { api, tab } = useApp();
  return useQuery({
    queryKey: ['guardian', 'document', type, useLanguage()],
    queryFn: async ({ signal }) => {
      const link = await readConsentLink(tab);
      if (!link) throw new Error('The tab has no link any more.');
      const { htmlText } = await api
        .client(guardianContract)
        .getContract({ ...link.secrets, contractTypeID: contractType.toWire(type) }, { signal });
      return htmlText;
    },
    networkMode: 'always',
    meta: { isNeverStored: true },
  });
}
