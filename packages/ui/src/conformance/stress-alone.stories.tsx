import preview from '../../../../.storybook/preview.tsx';
import { twiceAsLong, unbreakable } from '../testing/stress-text.tsx';
import type { Specimen } from './specimens/specimen.ts';
import { alone } from './specimens/specimens.ts';

const meta = preview.meta({
  title: 'Conformance/Stress text/Alone',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Each text at twice its length, with a word at its end that offers no place to break. */
const worst = (name: keyof typeof alone) => {
  const specimen: Specimen = alone[name];
  return { render: () => specimen((text) => `${twiceAsLong(text)} ${unbreakable}`) };
};

/** A sheet with as many words as there can be. */
export const BottomSheet = meta.story(worst('bottom-sheet'));

/** A dialog with as many words as there can be. */
export const Dialog = meta.story(worst('dialog'));

/** A drawer with as many words as there can be. */
export const Drawer = meta.story(worst('drawer'));

/** A message that goes by itself with as many words as there can be. */
export const Snackbar = meta.story(worst('snackbar'));

/** A tooltip with as many words as there can be. */
export const Tooltip = meta.story(worst('tooltip'));

/** A screen with as many words as there can be. */
export const Screen = meta.story(worst('screen'));

/** The screen of an account that could not be added with as many words as there can be. */
export const AccountFailed = meta.story(worst('patterns/account-failed'));

/** The screen of an account that is set up with as many words as there can be. */
export const AccountSuccess = meta.story(worst('patterns/account-success'));

/** The steps to a card in use with as many words as there can be. */
export const ActivationSteps = meta.story(worst('patterns/activation-steps'));

/** The offer of a discount with as many words as there can be. */
export const DiscountSplash = meta.story(worst('patterns/discount-splash'));

/** The template of a whole screen with as many words as there can be. */
export const FullScreenTemplate = meta.story(worst('patterns/full-screen-template'));

/** The screen while everything is closed with as many words as there can be. */
export const Maintenance = meta.story(worst('patterns/maintenance'));

/** The screen that asks for an account with as many words as there can be. */
export const MyPayNow = meta.story(worst('patterns/my-pay-now'));

/** The screen of a page that is not there with as many words as there can be. */
export const PageNotFound = meta.story(worst('patterns/page-not-found'));

/** The receipt with as many words as there can be. */
export const Receipt = meta.story(worst('patterns/receipt'));

/** The question before an action with as many words as there can be. */
export const ActionConfirm = meta.story(worst('patterns/action-confirm'));

/** The question for a rating with as many words as there can be. */
export const AppRating = meta.story(worst('patterns/app-rating'));

/** The offer to sign in by face or finger with as many words as there can be. */
export const BiometricPrompt = meta.story(worst('patterns/biometric-prompt'));

/** What is disclosed about a card with as many words as there can be. */
export const CardDisclosure = meta.story(worst('patterns/card-disclosure'));

/** The contracts with as many words as there can be. */
export const ContractDrawer = meta.story(worst('patterns/contract-drawer'));

/** The filters with as many words as there can be. */
export const FilterDrawer = meta.story(worst('patterns/filter-drawer'));

/** The question which card to link with as many words as there can be. */
export const LinkCard = meta.story(worst('patterns/link-card'));

/** The policies with as many words as there can be. */
export const PolicySheet = meta.story(worst('patterns/policy-sheet'));

/** The way to the payroll provider with as many words as there can be. */
export const ProviderConsent = meta.story(worst('patterns/provider-consent'));

/** The long explanation with as many words as there can be. */
export const ScrollModal = meta.story(worst('patterns/scroll-modal'));

/** The end of a session with as many words as there can be. */
export const SessionTimeout = meta.story(worst('patterns/session-timeout'));

/** The filters of transactions with as many words as there can be. */
export const TransactionFilters = meta.story(worst('patterns/transaction-filters'));
