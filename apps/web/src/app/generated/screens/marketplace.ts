// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as marketplaceAppsApps } from '../../../areas/marketplace/apps/apps.route.ts';
import { route as marketplaceCoPilotCoPilot } from '../../../areas/marketplace/co-pilot/co-pilot.route.ts';
import { route as marketplaceGasGas } from '../../../areas/marketplace/gas/gas.route.ts';
import { route as marketplaceInsuranceInsurance } from '../../../areas/marketplace/insurance/insurance.route.ts';
import { route as marketplaceLearnCounseling } from '../../../areas/marketplace/learn/counseling.route.ts';
import { route as marketplaceLearnLearning } from '../../../areas/marketplace/learn/learning.route.ts';
import { route as marketplaceLifemartLifemart } from '../../../areas/marketplace/lifemart/lifemart.route.ts';
import { route as marketplaceRxCards } from '../../../areas/marketplace/rx/cards.route.ts';
import { route as marketplaceRxHomeRx } from '../../../areas/marketplace/rx/home-rx.route.ts';
import { route as marketplaceRxPrices } from '../../../areas/marketplace/rx/prices.route.ts';
import { route as marketplaceRxRx } from '../../../areas/marketplace/rx/rx.route.ts';
import { route as marketplaceTaxTax } from '../../../areas/marketplace/tax/tax.route.ts';
import { route as marketplaceTicketsMine } from '../../../areas/marketplace/tickets/mine.route.ts';
import { route as marketplaceTicketsTickets } from '../../../areas/marketplace/tickets/tickets.route.ts';

export const screens: AreaScreens['screens'] = {
  [marketplaceAppsApps.path]: { screen: marketplaceAppsApps.screen, back: 'dashboard', texts: ['marketplace/apps'] },
  [marketplaceCoPilotCoPilot.path]: { screen: marketplaceCoPilotCoPilot.screen, back: '/apps', texts: ['marketplace/co-pilot'] },
  [marketplaceGasGas.path]: { screen: marketplaceGasGas.screen, back: 'previous', texts: ['kit/money', 'marketplace/gas'] },
  [marketplaceInsuranceInsurance.path]: { screen: marketplaceInsuranceInsurance.screen, back: '/apps', texts: ['kit/money', 'marketplace/insurance'] },
  [marketplaceLearnCounseling.path]: { screen: marketplaceLearnCounseling.screen, back: '/apps', texts: ['marketplace/learn'] },
  [marketplaceLearnLearning.path]: { screen: marketplaceLearnLearning.screen, back: '/apps', texts: ['marketplace/learn'] },
  [marketplaceLifemartLifemart.path]: { screen: marketplaceLifemartLifemart.screen, back: 'previous', texts: ['marketplace/lifemart'] },
  [marketplaceRxCards.path]: { screen: marketplaceRxCards.screen, back: '/rxdiscount', texts: ['marketplace/rx'] },
  [marketplaceRxHomeRx.path]: { screen: marketplaceRxHomeRx.screen, back: 'dashboard', texts: ['marketplace/rx'] },
  [marketplaceRxPrices.path]: { screen: marketplaceRxPrices.screen, back: '/rxdiscount', texts: ['kit/money', 'marketplace/rx'] },
  [marketplaceRxRx.path]: { screen: marketplaceRxRx.screen, back: 'dashboard', texts: ['marketplace/rx'] },
  [marketplaceTaxTax.path]: { screen: marketplaceTaxTax.screen, back: 'previous', texts: ['marketplace/tax'] },
  [marketplaceTicketsMine.path]: { screen: marketplaceTicketsMine.screen, back: '/amc', texts: ['kit/money', 'marketplace/tickets'] },
  [marketplaceTicketsTickets.path]: { screen: marketplaceTicketsTickets.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/transfer', 'kit/proof', 'marketplace/tickets'] },
};
