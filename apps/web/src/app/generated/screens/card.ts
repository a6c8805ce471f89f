// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as cardActivateActivate } from '../../../areas/card/activate/activate.route.ts';
import { route as cardApplyDesignTerms } from '../../../areas/card/apply/design-terms.route.ts';
import { route as cardApplyPersonalInfo } from '../../../areas/card/apply/personal-info.route.ts';
import { route as cardApplyReview } from '../../../areas/card/apply/review.route.ts';
import { route as cardApplyScanImage } from '../../../areas/card/apply/scan-image.route.ts';
import { route as cardApplyScan } from '../../../areas/card/apply/scan.route.ts';
import { route as cardAutoloadAutoload } from '../../../areas/card/autoload/autoload.route.ts';
import { route as cardBareBare } from '../../../areas/card/bare/bare.route.ts';
import { route as cardCloseClose } from '../../../areas/card/close/close.route.ts';
import { route as cardCostsCosts } from '../../../areas/card/costs/costs.route.ts';
import { route as cardDepositDeposit } from '../../../areas/card/deposit/deposit.route.ts';
import { route as cardDepositWelcome } from '../../../areas/card/deposit/welcome.route.ts';
import { route as cardHomeHome } from '../../../areas/card/home/home.route.ts';
import { route as cardNumberNumber } from '../../../areas/card/number/number.route.ts';
import { route as cardPinPin } from '../../../areas/card/pin/pin.route.ts';
import { route as cardReplaceReplace } from '../../../areas/card/replace/replace.route.ts';
import { route as cardServicesServices } from '../../../areas/card/services/services.route.ts';
import { route as cardTransactionTransaction } from '../../../areas/card/transaction/transaction.route.ts';
import { route as cardWalletWallet } from '../../../areas/card/wallet/wallet.route.ts';

export const screens: AreaScreens['screens'] = {
  [cardActivateActivate.path]: { screen: cardActivateActivate.screen, back: '/card/home', texts: ['card/activate', 'card/parts', 'kit/money'] },
  [cardApplyDesignTerms.path]: { screen: cardApplyDesignTerms.screen, back: '/card/home', texts: ['card/apply'] },
  [cardApplyPersonalInfo.path]: { screen: cardApplyPersonalInfo.screen, back: '/card/carddesign-terms', texts: ['card/apply', 'card/parts'] },
  [cardApplyReview.path]: { screen: cardApplyReview.screen, back: '/card/personal-info', texts: ['card/apply', 'kit/money', 'kit/money/accounts', 'kit/proof'] },
  [cardApplyScanImage.path]: { screen: cardApplyScanImage.screen, back: '/card/personal-info', texts: ['card/apply'] },
  [cardApplyScan.path]: { screen: cardApplyScan.screen, back: '/card/personal-info', texts: ['card/apply', 'kit/money'] },
  [cardAutoloadAutoload.path]: { screen: cardAutoloadAutoload.screen, back: 'previous', texts: ['card/autoload', 'card/parts', 'kit/money', 'kit/money/transfer'] },
  [cardBareBare.path]: { screen: cardBareBare.screen, back: 'previous', texts: ['card/bare'] },
  [cardCloseClose.path]: { screen: cardCloseClose.screen, back: '/card/home', texts: ['card/close', 'card/parts', 'kit/money'] },
  [cardCostsCosts.path]: { screen: cardCostsCosts.screen, back: '/card/home', texts: ['card/costs', 'kit/money'] },
  [cardDepositDeposit.path]: { screen: cardDepositDeposit.screen, back: '/card/direct-deposit-welcome2', texts: ['card/deposit', 'card/parts', 'kit/money'] },
  [cardDepositWelcome.path]: { screen: cardDepositWelcome.screen, back: 'directDeposit', texts: ['card/deposit', 'card/parts'] },
  [cardHomeHome.path]: { screen: cardHomeHome.screen, back: 'dashboard', texts: ['card/apply', 'card/home', 'kit/money'] },
  [cardNumberNumber.path]: { screen: cardNumberNumber.screen, back: '/card/home', texts: ['card/number', 'card/parts', 'kit/money', 'kit/money/accounts', 'kit/proof'] },
  [cardPinPin.path]: { screen: cardPinPin.screen, back: '/card/home', texts: ['card/parts', 'card/pin', 'kit/money', 'kit/money/accounts', 'kit/proof'] },
  [cardReplaceReplace.path]: { screen: cardReplaceReplace.screen, back: '/card/home', texts: ['card/parts', 'card/replace', 'kit/money', 'kit/money/accounts', 'kit/money/transfer', 'kit/proof'] },
  [cardServicesServices.path]: { screen: cardServicesServices.screen, back: 'dashboard', texts: ['card/home', 'card/parts', 'card/services'] },
  [cardTransactionTransaction.path]: { screen: cardTransactionTransaction.screen, back: '/card/home', texts: ['card/home', 'card/transaction', 'kit/money'] },
  [cardWalletWallet.path]: { screen: cardWalletWallet.screen, back: '/card/home', texts: ['card/parts', 'card/wallet', 'kit/money', 'kit/money/accounts', 'kit/proof'] },
};
