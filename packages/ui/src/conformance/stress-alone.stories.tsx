// Written by `pnpm generate`; a test fails when it is out of date.
import preview from '@dayfare/storybook/preview';
import { specimen as BottomSheetSpecimen } from '../components/bottom-sheet/bottom-sheet.specimen.tsx';
import { specimen as DialogSpecimen } from '../components/dialog/dialog.specimen.tsx';
import { specimen as DrawerSpecimen } from '../components/drawer/drawer.specimen.tsx';
import { specimen as NavRailSpecimen } from '../components/nav-rail/nav-rail.specimen.tsx';
import { specimen as SnackbarSpecimen } from '../components/snackbar/snackbar.specimen.tsx';
import { specimen as TooltipSpecimen } from '../components/tooltip/tooltip.specimen.tsx';
import { specimen as AccountFailedSpecimen } from '../patterns/account-failed/account-failed.specimen.tsx';
import { specimen as AccountSuccessSpecimen } from '../patterns/account-success/account-success.specimen.tsx';
import { specimen as ActionConfirmSpecimen } from '../patterns/action-confirm/action-confirm.specimen.tsx';
import { specimen as ActivationStepsSpecimen } from '../patterns/activation-steps/activation-steps.specimen.tsx';
import { specimen as AppRatingSpecimen } from '../patterns/app-rating/app-rating.specimen.tsx';
import { specimen as BiometricPromptSpecimen } from '../patterns/biometric-prompt/biometric-prompt.specimen.tsx';
import { specimen as CardDisclosureSpecimen } from '../patterns/card-disclosure/card-disclosure.specimen.tsx';
import { specimen as ContractDrawerSpecimen } from '../patterns/contract-drawer/contract-drawer.specimen.tsx';
import { specimen as DiscountSplashSpecimen } from '../patterns/discount-splash/discount-splash.specimen.tsx';
import { specimen as FilterDrawerSpecimen } from '../patterns/filter-drawer/filter-drawer.specimen.tsx';
import { specimen as FullScreenTemplateSpecimen } from '../patterns/full-screen-template/full-screen-template.specimen.tsx';
import { specimen as LinkCardSpecimen } from '../patterns/link-card/link-card.specimen.tsx';
import { specimen as MaintenanceSpecimen } from '../patterns/maintenance/maintenance.specimen.tsx';
import { specimen as MyPayNowSpecimen } from '../patterns/my-pay-now/my-pay-now.specimen.tsx';
import { specimen as PageNotFoundSpecimen } from '../patterns/page-not-found/page-not-found.specimen.tsx';
import { specimen as PolicySheetSpecimen } from '../patterns/policy-sheet/policy-sheet.specimen.tsx';
import { specimen as ProviderConsentSpecimen } from '../patterns/provider-consent/provider-consent.specimen.tsx';
import { specimen as ReceiptSpecimen } from '../patterns/receipt/receipt.specimen.tsx';
import { specimen as ScrollModalSpecimen } from '../patterns/scroll-modal/scroll-modal.specimen.tsx';
import { specimen as SessionTimeoutSpecimen } from '../patterns/session-timeout/session-timeout.specimen.tsx';
import { specimen as TransactionFiltersSpecimen } from '../patterns/transaction-filters/transaction-filters.specimen.tsx';
import { specimen as TransferFactsSpecimen } from '../patterns/transfer-facts/transfer-facts.specimen.tsx';
import { specimen as ScreenSpecimen } from '../primitives/screen/screen.specimen.tsx';
import { twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import type { Specimen } from './specimens/specimen.ts';

const meta = preview.meta({
  title: 'Conformance/Stress text/Alone',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Each text at twice its length, with a word at its end that offers no place to break. */
const worst = (specimen: Specimen) => ({
  render: () => specimen((text) => `${twiceAsLong(text)} ${unbreakable}`),
});

/** BottomSheet with as many words as there can be. */
export const BottomSheet = meta.story(worst(BottomSheetSpecimen));

/** Dialog with as many words as there can be. */
export const Dialog = meta.story(worst(DialogSpecimen));

/** Drawer with as many words as there can be. */
export const Drawer = meta.story(worst(DrawerSpecimen));

/** NavRail with as many words as there can be. */
export const NavRail = meta.story(worst(NavRailSpecimen));

/** Snackbar with as many words as there can be. */
export const Snackbar = meta.story(worst(SnackbarSpecimen));

/** Tooltip with as many words as there can be. */
export const Tooltip = meta.story(worst(TooltipSpecimen));

/** AccountFailed with as many words as there can be. */
export const AccountFailed = meta.story(worst(AccountFailedSpecimen));

/** AccountSuccess with as many words as there can be. */
export const AccountSuccess = meta.story(worst(AccountSuccessSpecimen));

/** ActionConfirm with as many words as there can be. */
export const ActionConfirm = meta.story(worst(ActionConfirmSpecimen));

/** ActivationSteps with as many words as there can be. */
export const ActivationSteps = meta.story(worst(ActivationStepsSpecimen));

/** AppRating with as many words as there can be. */
export const AppRating = meta.story(worst(AppRatingSpecimen));

/** BiometricPrompt with as many words as there can be. */
export const BiometricPrompt = meta.story(worst(BiometricPromptSpecimen));

/** CardDisclosure with as many words as there can be. */
export const CardDisclosure = meta.story(worst(CardDisclosureSpecimen));

/** ContractDrawer with as many words as there can be. */
export const ContractDrawer = meta.story(worst(ContractDrawerSpecimen));

/** DiscountSplash with as many words as there can be. */
export const DiscountSplash = meta.story(worst(DiscountSplashSpecimen));

/** FilterDrawer with as many words as there can be. */
export const FilterDrawer = meta.story(worst(FilterDrawerSpecimen));

/** FullScreenTemplate with as many words as there can be. */
export const FullScreenTemplate = meta.story(worst(FullScreenTemplateSpecimen));

/** LinkCard with as many words as there can be. */
export const LinkCard = meta.story(worst(LinkCardSpecimen));

/** Maintenance with as many words as there can be. */
export const Maintenance = meta.story(worst(MaintenanceSpecimen));

/** MyPayNow with as many words as there can be. */
export const MyPayNow = meta.story(worst(MyPayNowSpecimen));

/** PageNotFound with as many words as there can be. */
export const PageNotFound = meta.story(worst(PageNotFoundSpecimen));

/** PolicySheet with as many words as there can be. */
export const PolicySheet = meta.story(worst(PolicySheetSpecimen));

/** ProviderConsent with as many words as there can be. */
export const ProviderConsent = meta.story(worst(ProviderConsentSpecimen));

/** Receipt with as many words as there can be. */
export const Receipt = meta.story(worst(ReceiptSpecimen));

/** ScrollModal with as many words as there can be. */
export const ScrollModal = meta.story(worst(ScrollModalSpecimen));

/** SessionTimeout with as many words as there can be. */
export const SessionTimeout = meta.story(worst(SessionTimeoutSpecimen));

/** TransactionFilters with as many words as there can be. */
export const TransactionFilters = meta.story(worst(TransactionFiltersSpecimen));

/** TransferFacts with as many words as there can be. */
export const TransferFacts = meta.story(worst(TransferFactsSpecimen));

/** Screen with as many words as there can be. */
export const Screen = meta.story(worst(ScreenSpecimen));
