import type { IllustrationName } from '../../components/empty-state/illustrations/illustration.tsx';

/** Subject of a disclaimer. */
export type DisclaimerKind = 'savingsGoal' | 'autoload' | 'cardDirect' | 'ach';

/** What a screen name decides; everything else is a prop. */
export interface TemplateScreen {
  /** Shown above the title if the caller passes no images. */
  picture: IllustrationName;
  /** `top` for content to read or fill in, `middle` for a result or an offer. */
  layout: 'top' | 'middle';
  /** The required disclaimers, in this order. */
  disclaimers: readonly DisclaimerKind[];
}

/** The screens, by the names the server sends, including two unusual spellings. */
export const templateScreens = {
  autoload: { picture: 'waiting', layout: 'top', disclaimers: ['autoload'] },
  autloadInstrunctions: { picture: 'waiting', layout: 'top', disclaimers: ['autoload'] },
  startsaving: { picture: 'nothing-yet', layout: 'top', disclaimers: ['savingsGoal'] },
  'add-funds-success': { picture: 'success', layout: 'middle', disclaimers: ['ach'] },
  'saving-goal': { picture: 'nothing-yet', layout: 'top', disclaimers: ['savingsGoal'] },
  billpay: { picture: 'waiting', layout: 'top', disclaimers: [] },
  ReferralModel: { picture: 'success', layout: 'top', disclaimers: [] },
  oneClickDDHome: { picture: 'waiting', layout: 'top', disclaimers: ['ach'] },
  'withdraw-success-screen': { picture: 'success', layout: 'middle', disclaimers: ['ach'] },
  'card-declined': { picture: 'failed', layout: 'middle', disclaimers: [] },
  'winter-splash': { picture: 'success', layout: 'middle', disclaimers: [] },
  'grow-green-campaign': { picture: 'success', layout: 'middle', disclaimers: [] },
  'splash-into-cash': { picture: 'success', layout: 'middle', disclaimers: [] },
  'general-error': { picture: 'server-down', layout: 'middle', disclaimers: [] },
  'get-card': { picture: 'success', layout: 'top', disclaimers: ['cardDirect'] },
  'smartspend-home': { picture: 'nothing-yet', layout: 'top', disclaimers: [] },
  'page-not-found': { picture: 'not-found', layout: 'middle', disclaimers: [] },
} as const satisfies Record<string, TemplateScreen>;

/** Name of a screen. */
export type TemplateScreenName = keyof typeof templateScreens;

/** Whether a value from outside is the name of a screen. */
export function isTemplateScreen(name: string): name is TemplateScreenName {
  return Object.hasOwn(templateScreens, name);
}
