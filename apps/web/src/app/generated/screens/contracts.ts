// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as contractsAgreementsAgreements } from '../../../areas/contracts/agreements/agreements.route.ts';

export const screens: AreaScreens['screens'] = {
  [contractsAgreementsAgreements.path]: { screen: contractsAgreementsAgreements.screen, back: 'previous', texts: ['contracts/agreements', 'kit/contracts'] },
};
