import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import {
  FullScreenTemplate,
  type FullScreenTemplateProps,
  type TemplateScreenName,
} from './full-screen-template.tsx';

const steps = [{ title: 'Choose an amount' }, { title: 'Choose when' }, { title: 'Stop at any time' }];
const howItWorks = { title: 'How it works', steps };
const disclaimers = {
  savingsGoal: 'Savings earn no interest. You can withdraw them at any time.',
  autoload: 'Autoload moves pay that you have earned. It never moves more than you chose.',
  cardDirect: 'The card is subject to the approval of its issuer.',
  ach: 'Bank transfers take one to three business days.',
};

/** One screen of the template: its name, its title, and what its button does. */
const screen = (
  name: TemplateScreenName,
  title: string,
  primary: string,
  more: Partial<FullScreenTemplateProps> = {},
): FullScreenTemplateProps => ({
  screen: name,
  title,
  primary: { label: primary, onPress: fn() },
  onBack: fn(),
  disclaimers,
  ...more,
});

const meta = preview.meta({
  component: FullScreenTemplate,
  title: 'Patterns/Full screen template/Screens',
  parameters: { layout: 'fullscreen' },
  args: screen('autoload', 'Load your card automatically', 'Turn on autoload'),
});

/** `autoload` */
export const Autoload = meta.story({
  args: screen('autoload', 'Load your card automatically', 'Turn on autoload', {
    children: 'When it runs low we top it up from the pay you have earned.',
  }),
});

/** `autloadInstrunctions` */
export const AutoloadInstructions = meta.story({
  args: screen('autloadInstrunctions', 'How autoload works', 'Choose an amount', { howItWorks }),
});

/** `startsaving` */
export const StartSaving = meta.story({
  args: screen('startsaving', 'Start saving', 'Set a goal', { children: 'Set something aside each payday.' }),
});

/** `add-funds-success` */
export const AddFundsSuccess = meta.story({ args: screen('add-funds-success', 'Funds added', 'Done') });

/** `saving-goal` */
export const SavingGoal = meta.story({
  args: screen('saving-goal', 'Your goal', 'Add funds', {
    savings: { label: 'Saved so far', minor: 12_550, currency: 'USD' },
  }),
});

/** `billpay` */
export const BillPay = meta.story({
  args: screen('billpay', 'Pay your bills here', 'Add a bill', {
    children: 'See what is due, and pay it in one place.',
  }),
});

/** `ReferralModel` */
export const Referral = meta.story({
  args: screen('ReferralModel', 'Invite a coworker', 'Send an invite', {
    children: 'You both get a reward.',
  }),
});

/** `oneClickDDHome` */
export const DirectDeposit = meta.story({
  args: screen('oneClickDDHome', 'Get your pay here', 'Set up direct deposit', {
    directDeposit: { title: 'Three steps', steps },
  }),
});

/** `withdraw-success-screen` */
export const WithdrawSuccess = meta.story({
  args: screen('withdraw-success-screen', 'Your money is on its way', 'Done'),
});

/** `card-declined` */
export const CardDeclined = meta.story({
  args: screen('card-declined', 'Your card was declined', 'Load the card', {
    children: 'Nothing was taken. There was too little on the card.',
  }),
});

/** `winter-splash` */
export const WinterSplash = meta.story({
  args: screen('winter-splash', 'Warm up your winter', 'See how', { onClose: fn() }),
});

/** `grow-green-campaign` */
export const GrowGreenCampaign = meta.story({
  args: screen('grow-green-campaign', 'Watch your savings grow', 'Join in', { onClose: fn() }),
});

/** `splash-into-cash` */
export const SplashIntoCash = meta.story({
  args: screen('splash-into-cash', 'Splash into cash', 'Join in', { onClose: fn() }),
});

/** `general-error` */
export const GeneralError = meta.story({
  args: screen('general-error', 'Something went wrong', 'Try again', {
    children: 'Nothing was changed. Try again in a moment.',
  }),
});

/** `get-card` */
export const GetCard = meta.story({
  args: screen('get-card', 'Get your card', 'Apply for the card', {
    children: 'No monthly fee, no credit check.',
  }),
});

/** `smartspend-home` */
export const SmartSpendHome = meta.story({
  args: screen('smartspend-home', 'See where your money goes', 'Link an account'),
});

/** `page-not-found` */
export const PageNotFoundName = meta.story({
  args: screen('page-not-found', 'Well that’s odd', 'Go Back', {
    children: 'You have stumbled upon a page that does not exist.',
  }),
});
