import { answer, contract, guardianSamples } from '@dayfare/api/mocks';
import type { ConsentStep } from '@dayfare/domain/guardian';
import type { App } from '../../../platform/app-context/app.ts';
import { keepSecretParameters } from '../../../platform/storage/secret-parameters.ts';
import { readConsentLink, writeProgress } from './consent-link.ts';

const { guardian } = contract;

/** Puts a guardian's link into the tab, and what was done with it. */
export const withLink =
  (...done: readonly ConsentStep[]) =>
  async (app: App): Promise<void> => {
    await keepSecretParameters(app.tab, { Forbe: 'forbe', Color: 'color' });
    const link = await readConsentLink(app.tab);
    if (link) writeProgress(app.tab, link, done);
  };

/** The server's answers about a link that is valid and whose consent has not been given. */
export const validLink = () => [
  answer(guardian.checkIfTokenExpirred, 0),
  answer(guardian.checkConsentApproval, 0),
  answer(guardian.getConsentRequest, guardianSamples.consentRequest()),
  answer(guardian.getContract, guardianSamples.consentDocument),
];
