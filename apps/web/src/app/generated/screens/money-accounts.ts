// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as moneyAccountsAccountAccount } from '../../../areas/money/accounts/account/account.route.ts';
import { route as moneyAccountsAccountAccounts } from '../../../areas/money/accounts/account/accounts.route.ts';
import { route as moneyAccountsAccountAdd } from '../../../areas/money/accounts/account/add.route.ts';
import { route as moneyAccountsAccountBank } from '../../../areas/money/accounts/account/bank.route.ts';
import { route as moneyAccountsCreditUnionAdded } from '../../../areas/money/accounts/credit-union/added.route.ts';
import { route as moneyAccountsCreditUnionFailed } from '../../../areas/money/accounts/credit-union/failed.route.ts';
import { route as moneyAccountsCreditUnionNumber } from '../../../areas/money/accounts/credit-union/number.route.ts';
import { route as moneyAccountsCreditUnionSuccess } from '../../../areas/money/accounts/credit-union/success.route.ts';
import { route as moneyAccountsDebitCardAddCard } from '../../../areas/money/accounts/debit-card/add-card.route.ts';
import { route as moneyAccountsDebitCardConfirm } from '../../../areas/money/accounts/debit-card/confirm.route.ts';
import { route as moneyAccountsDebitCardReverifyCard } from '../../../areas/money/accounts/debit-card/reverify-card.route.ts';
import { route as moneyAccountsLinkLink } from '../../../areas/money/accounts/link/link.route.ts';
import { route as moneyAccountsLinkLoading } from '../../../areas/money/accounts/link/loading.route.ts';
import { route as moneyAccountsPayPalPayPal } from '../../../areas/money/accounts/pay-pal/pay-pal.route.ts';
import { route as moneyAccountsVisaPlusVisaPlus } from '../../../areas/money/accounts/visa-plus/visa-plus.route.ts';

export const screens: AreaScreens['screens'] = {
  [moneyAccountsAccountAccount.path]: { screen: moneyAccountsAccountAccount.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'kit/proof', 'money/accounts/account', 'money/move/friends'] },
  [moneyAccountsAccountAccounts.path]: { screen: moneyAccountsAccountAccounts.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'kit/proof', 'money/accounts/account', 'money/move/friends'] },
  [moneyAccountsAccountAdd.path]: { screen: moneyAccountsAccountAdd.screen, back: 'previous', texts: ['kit/money', 'money/accounts/account', 'money/accounts/pay-pal'] },
  [moneyAccountsAccountBank.path]: { screen: moneyAccountsAccountBank.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/proof', 'money/accounts/account'] },
  [moneyAccountsCreditUnionAdded.path]: { screen: moneyAccountsCreditUnionAdded.screen, back: 'previous', texts: ['money/accounts/credit-union'] },
  [moneyAccountsCreditUnionFailed.path]: { screen: moneyAccountsCreditUnionFailed.screen, back: 'dashboard', texts: ['money/accounts/credit-union'] },
  [moneyAccountsCreditUnionNumber.path]: { screen: moneyAccountsCreditUnionNumber.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/proof', 'money/accounts/credit-union'] },
  [moneyAccountsCreditUnionSuccess.path]: { screen: moneyAccountsCreditUnionSuccess.screen, back: 'previous', texts: ['money/accounts/credit-union'] },
  [moneyAccountsDebitCardAddCard.path]: { screen: moneyAccountsDebitCardAddCard.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/proof', 'money/accounts/debit-card'] },
  [moneyAccountsDebitCardConfirm.path]: { screen: moneyAccountsDebitCardConfirm.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'money/accounts/debit-card'] },
  [moneyAccountsDebitCardReverifyCard.path]: { screen: moneyAccountsDebitCardReverifyCard.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'money/accounts/debit-card'] },
  [moneyAccountsLinkLink.path]: { screen: moneyAccountsLinkLink.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'kit/proof', 'money/accounts/link'] },
  [moneyAccountsLinkLoading.path]: { screen: moneyAccountsLinkLoading.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'money/accounts/link'] },
  [moneyAccountsPayPalPayPal.path]: { screen: moneyAccountsPayPalPayPal.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'kit/proof', 'money/accounts/pay-pal'] },
  [moneyAccountsVisaPlusVisaPlus.path]: { screen: moneyAccountsVisaPlusVisaPlus.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/proof', 'money/accounts/visa-plus'] },
};
