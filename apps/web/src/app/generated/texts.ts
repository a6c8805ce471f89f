// Written by `pnpm generate`; a test fails when it is out of date.
import { type ReadTexts, type TextGroups, textsIn } from '../../platform/i18n/area-texts.ts';

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    readonly 'app': (typeof import('../../platform/i18n/texts/texts.en.ts'))['texts'];
    readonly 'app/entries': (typeof import('../../app/generated/entry-words.en.ts'))['texts'];
    readonly 'app/find': (typeof import('../../app/generated/find-words.en.ts'))['texts'];
    readonly 'app/frame/find': (typeof import('../../app/frame/find/texts.en.ts'))['texts'];
    readonly 'app/hubs': (typeof import('../../app/hubs/texts.en.ts'))['texts'];
    readonly 'billpay/add': (typeof import('../../areas/billpay/add/texts.en.ts'))['texts'];
    readonly 'billpay/billers': (typeof import('../../areas/billpay/billers/texts.en.ts'))['texts'];
    readonly 'billpay/bills': (typeof import('../../areas/billpay/bills/texts.en.ts'))['texts'];
    readonly 'billpay/pay': (typeof import('../../areas/billpay/pay/texts.en.ts'))['texts'];
    readonly 'card/activate': (typeof import('../../areas/card/activate/texts.en.ts'))['texts'];
    readonly 'card/apply': (typeof import('../../areas/card/apply/texts.en.ts'))['texts'];
    readonly 'card/autoload': (typeof import('../../areas/card/autoload/texts.en.ts'))['texts'];
    readonly 'card/bare': (typeof import('../../areas/card/bare/texts.en.ts'))['texts'];
    readonly 'card/close': (typeof import('../../areas/card/close/texts.en.ts'))['texts'];
    readonly 'card/costs': (typeof import('../../areas/card/costs/texts.en.ts'))['texts'];
    readonly 'card/deposit': (typeof import('../../areas/card/deposit/texts.en.ts'))['texts'];
    readonly 'card/home': (typeof import('../../areas/card/home/texts.en.ts'))['texts'];
    readonly 'card/number': (typeof import('../../areas/card/number/texts.en.ts'))['texts'];
    readonly 'card/parts': (typeof import('../../areas/card/parts/texts.en.ts'))['texts'];
    readonly 'card/pin': (typeof import('../../areas/card/pin/texts.en.ts'))['texts'];
    readonly 'card/replace': (typeof import('../../areas/card/replace/texts.en.ts'))['texts'];
    readonly 'card/services': (typeof import('../../areas/card/services/texts.en.ts'))['texts'];
    readonly 'card/transaction': (typeof import('../../areas/card/transaction/texts.en.ts'))['texts'];
    readonly 'card/wallet': (typeof import('../../areas/card/wallet/texts.en.ts'))['texts'];
    readonly 'connect/activity': (typeof import('../../areas/connect/activity/texts.en.ts'))['texts'];
    readonly 'connect/announcements': (typeof import('../../areas/connect/announcements/texts.en.ts'))['texts'];
    readonly 'connect/chat/begin': (typeof import('../../areas/connect/chat/begin/texts.en.ts'))['texts'];
    readonly 'connect/chat/chats': (typeof import('../../areas/connect/chat/chats/texts.en.ts'))['texts'];
    readonly 'connect/chat/client': (typeof import('../../areas/connect/chat/client/texts.en.ts'))['texts'];
    readonly 'connect/chat/conversation': (typeof import('../../areas/connect/chat/conversation/texts.en.ts'))['texts'];
    readonly 'connect/chat/info': (typeof import('../../areas/connect/chat/info/texts.en.ts'))['texts'];
    readonly 'connect/home': (typeof import('../../areas/connect/home/texts.en.ts'))['texts'];
    readonly 'connect/jobs': (typeof import('../../areas/connect/jobs/texts.en.ts'))['texts'];
    readonly 'connect/notifications': (typeof import('../../areas/connect/notifications/texts.en.ts'))['texts'];
    readonly 'connect/shifts': (typeof import('../../areas/connect/shifts/texts.en.ts'))['texts'];
    readonly 'contracts/agreements': (typeof import('../../areas/contracts/agreements/texts.en.ts'))['texts'];
    readonly 'enrollment/account': (typeof import('../../areas/enrollment/account/texts.en.ts'))['texts'];
    readonly 'enrollment/branch': (typeof import('../../areas/enrollment/branch/texts.en.ts'))['texts'];
    readonly 'enrollment/direct': (typeof import('../../areas/enrollment/direct/texts.en.ts'))['texts'];
    readonly 'enrollment/employer': (typeof import('../../areas/enrollment/employer/texts.en.ts'))['texts'];
    readonly 'enrollment/person': (typeof import('../../areas/enrollment/person/texts.en.ts'))['texts'];
    readonly 'enrollment/phone': (typeof import('../../areas/enrollment/phone/texts.en.ts'))['texts'];
    readonly 'enrollment/record': (typeof import('../../areas/enrollment/record/texts.en.ts'))['texts'];
    readonly 'guardian/consent': (typeof import('../../areas/guardian/consent/texts.en.ts'))['texts'];
    readonly 'guardian/waiting': (typeof import('../../areas/guardian/waiting/texts.en.ts'))['texts'];
    readonly 'help/faqs': (typeof import('../../areas/help/faqs/texts.en.ts'))['texts'];
    readonly 'help/feedback': (typeof import('../../areas/help/feedback/texts.en.ts'))['texts'];
    readonly 'marketplace/apps': (typeof import('../../areas/marketplace/apps/texts.en.ts'))['texts'];
    readonly 'marketplace/co-pilot': (typeof import('../../areas/marketplace/co-pilot/texts.en.ts'))['texts'];
    readonly 'marketplace/gas': (typeof import('../../areas/marketplace/gas/texts.en.ts'))['texts'];
    readonly 'marketplace/insurance': (typeof import('../../areas/marketplace/insurance/texts.en.ts'))['texts'];
    readonly 'marketplace/learn': (typeof import('../../areas/marketplace/learn/texts.en.ts'))['texts'];
    readonly 'marketplace/lifemart': (typeof import('../../areas/marketplace/lifemart/texts.en.ts'))['texts'];
    readonly 'marketplace/rx': (typeof import('../../areas/marketplace/rx/texts.en.ts'))['texts'];
    readonly 'marketplace/tax': (typeof import('../../areas/marketplace/tax/texts.en.ts'))['texts'];
    readonly 'marketplace/tickets': (typeof import('../../areas/marketplace/tickets/texts.en.ts'))['texts'];
    readonly 'money/accounts/account': (typeof import('../../areas/money/accounts/account/texts.en.ts'))['texts'];
    readonly 'money/accounts/credit-union': (typeof import('../../areas/money/accounts/credit-union/texts.en.ts'))['texts'];
    readonly 'money/accounts/debit-card': (typeof import('../../areas/money/accounts/debit-card/texts.en.ts'))['texts'];
    readonly 'money/accounts/link': (typeof import('../../areas/money/accounts/link/texts.en.ts'))['texts'];
    readonly 'money/accounts/pay-pal': (typeof import('../../areas/money/accounts/pay-pal/texts.en.ts'))['texts'];
    readonly 'money/accounts/visa-plus': (typeof import('../../areas/money/accounts/visa-plus/texts.en.ts'))['texts'];
    readonly 'money/home/direct-home': (typeof import('../../areas/money/home/direct-home/texts.en.ts'))['texts'];
    readonly 'money/home': (typeof import('../../areas/money/home/texts.en.ts'))['texts'];
    readonly 'money/move/between-accounts': (typeof import('../../areas/money/move/between-accounts/texts.en.ts'))['texts'];
    readonly 'money/move/biller': (typeof import('../../areas/money/move/biller/texts.en.ts'))['texts'];
    readonly 'money/move/cash': (typeof import('../../areas/money/move/cash/texts.en.ts'))['texts'];
    readonly 'money/move/friends': (typeof import('../../areas/money/move/friends/texts.en.ts'))['texts'];
    readonly 'money/move/gift-card': (typeof import('../../areas/money/move/gift-card/texts.en.ts'))['texts'];
    readonly 'money/move/recovery': (typeof import('../../areas/money/move/recovery/texts.en.ts'))['texts'];
    readonly 'money/move/recurring': (typeof import('../../areas/money/move/recurring/texts.en.ts'))['texts'];
    readonly 'money/records/earnings': (typeof import('../../areas/money/records/earnings/texts.en.ts'))['texts'];
    readonly 'money/records/history': (typeof import('../../areas/money/records/history/texts.en.ts'))['texts'];
    readonly 'money/records/hours': (typeof import('../../areas/money/records/hours/texts.en.ts'))['texts'];
    readonly 'money/settings/missing-agreement': (typeof import('../../areas/money/settings/missing-agreement/texts.en.ts'))['texts'];
    readonly 'money/settings/pause-or-close': (typeof import('../../areas/money/settings/pause-or-close/texts.en.ts'))['texts'];
    readonly 'money/settings/payroll-consent': (typeof import('../../areas/money/settings/payroll-consent/texts.en.ts'))['texts'];
    readonly 'money/settings/proofs': (typeof import('../../areas/money/settings/proofs/texts.en.ts'))['texts'];
    readonly 'money/settings/reminders': (typeof import('../../areas/money/settings/reminders/texts.en.ts'))['texts'];
    readonly 'money/settings/spending-limits': (typeof import('../../areas/money/settings/spending-limits/texts.en.ts'))['texts'];
    readonly 'profile/contact': (typeof import('../../areas/profile/contact/texts.en.ts'))['texts'];
    readonly 'profile/details': (typeof import('../../areas/profile/details/texts.en.ts'))['texts'];
    readonly 'profile/facts': (typeof import('../../areas/profile/facts/texts.en.ts'))['texts'];
    readonly 'profile/notifications': (typeof import('../../areas/profile/notifications/texts.en.ts'))['texts'];
    readonly 'profile/own-data': (typeof import('../../areas/profile/own-data/texts.en.ts'))['texts'];
    readonly 'public/download-app': (typeof import('../../areas/public/download-app/texts.en.ts'))['texts'];
    readonly 'public/unsubscribe': (typeof import('../../areas/public/unsubscribe/texts.en.ts'))['texts'];
    readonly 'referral/home': (typeof import('../../areas/referral/home/texts.en.ts'))['texts'];
    readonly 'referral/invite': (typeof import('../../areas/referral/invite/texts.en.ts'))['texts'];
    readonly 'referral/invited': (typeof import('../../areas/referral/invited/texts.en.ts'))['texts'];
    readonly 'rides/book': (typeof import('../../areas/rides/book/texts.en.ts'))['texts'];
    readonly 'rides/past': (typeof import('../../areas/rides/past/texts.en.ts'))['texts'];
    readonly 'savings/goal': (typeof import('../../areas/savings/goal/texts.en.ts'))['texts'];
    readonly 'savings/goals': (typeof import('../../areas/savings/goals/texts.en.ts'))['texts'];
    readonly 'savings/money': (typeof import('../../areas/savings/money/texts.en.ts'))['texts'];
    readonly 'savings/plan': (typeof import('../../areas/savings/plan/texts.en.ts'))['texts'];
    readonly 'session/continue-as': (typeof import('../../areas/session/continue-as/texts.en.ts'))['texts'];
    readonly 'session/devices': (typeof import('../../areas/session/devices/texts.en.ts'))['texts'];
    readonly 'session/forgot': (typeof import('../../areas/session/forgot/texts.en.ts'))['texts'];
    readonly 'session/login': (typeof import('../../areas/session/login/texts.en.ts'))['texts'];
    readonly 'session/passkeys': (typeof import('../../areas/session/passkeys/texts.en.ts'))['texts'];
    readonly 'session/password': (typeof import('../../areas/session/password/texts.en.ts'))['texts'];
    readonly 'session/payroll': (typeof import('../../areas/session/payroll/texts.en.ts'))['texts'];
    readonly 'session/pin': (typeof import('../../areas/session/pin/texts.en.ts'))['texts'];
    readonly 'session/sign-out': (typeof import('../../areas/session/sign-out/texts.en.ts'))['texts'];
    readonly 'session/state-selection': (typeof import('../../areas/session/state-selection/texts.en.ts'))['texts'];
    readonly 'session/two-step': (typeof import('../../areas/session/two-step/texts.en.ts'))['texts'];
    readonly 'session/unlock': (typeof import('../../areas/session/unlock/texts.en.ts'))['texts'];
    readonly 'session/welcome': (typeof import('../../areas/session/welcome/texts.en.ts'))['texts'];
    readonly 'smartspend/budget': (typeof import('../../areas/smartspend/budget/texts.en.ts'))['texts'];
    readonly 'time/clock': (typeof import('../../areas/time/clock/texts.en.ts'))['texts'];
    readonly 'time/entry': (typeof import('../../areas/time/entry/texts.en.ts'))['texts'];
    readonly 'time/team': (typeof import('../../areas/time/team/texts.en.ts'))['texts'];
    readonly 'tips/history': (typeof import('../../areas/tips/history/texts.en.ts'))['texts'];
    readonly 'tips/home': (typeof import('../../areas/tips/home/texts.en.ts'))['texts'];
    readonly 'tips/setup': (typeof import('../../areas/tips/setup/texts.en.ts'))['texts'];
    readonly 'kit/captcha': (typeof import('../../kit/captcha/texts.en.ts'))['texts'];
    readonly 'kit/contracts': (typeof import('../../kit/contracts/texts.en.ts'))['texts'];
    readonly 'kit/enrollment': (typeof import('../../kit/enrollment/texts.en.ts'))['texts'];
    readonly 'kit/identity': (typeof import('../../kit/identity/texts.en.ts'))['texts'];
    readonly 'kit/money/accounts': (typeof import('../../kit/money/accounts/texts.en.ts'))['texts'];
    readonly 'kit/money/billers': (typeof import('../../kit/money/billers/texts.en.ts'))['texts'];
    readonly 'kit/money/cash': (typeof import('../../kit/money/cash/texts.en.ts'))['texts'];
    readonly 'kit/money/format': (typeof import('../../kit/money/format/texts.en.ts'))['texts'];
    readonly 'kit/money/parts': (typeof import('../../kit/money/parts/texts.en.ts'))['texts'];
    readonly 'kit/money/proof': (typeof import('../../kit/money/proof/texts.en.ts'))['texts'];
    readonly 'kit/money/reasons': (typeof import('../../kit/money/reasons/texts.en.ts'))['texts'];
    readonly 'kit/money/records': (typeof import('../../kit/money/records/texts.en.ts'))['texts'];
    readonly 'kit/money': (typeof import('../../kit/money/texts.en.ts'))['texts'];
    readonly 'kit/money/transfer': (typeof import('../../kit/money/transfer/texts.en.ts'))['texts'];
    readonly 'kit/password': (typeof import('../../kit/password/texts.en.ts'))['texts'];
    readonly 'kit/picture': (typeof import('../../kit/picture/texts.en.ts'))['texts'];
    readonly 'kit/proof': (typeof import('../../kit/proof/texts.en.ts'))['texts'];
  }
}

const groups: TextGroups = {
  'billpay': {
    en: () => import('./texts/billpay.en.ts'),
    es: () => import('./texts/billpay.es.ts'),
    fr: () => import('./texts/billpay.fr.ts'),
  },
  'card': {
    en: () => import('./texts/card.en.ts'),
    es: () => import('./texts/card.es.ts'),
    fr: () => import('./texts/card.fr.ts'),
  },
  'connect': {
    en: () => import('./texts/connect.en.ts'),
    es: () => import('./texts/connect.es.ts'),
    fr: () => import('./texts/connect.fr.ts'),
  },
  'contracts': {
    en: () => import('./texts/contracts.en.ts'),
    es: () => import('./texts/contracts.es.ts'),
    fr: () => import('./texts/contracts.fr.ts'),
  },
  'enrollment': {
    en: () => import('./texts/enrollment.en.ts'),
    es: () => import('./texts/enrollment.es.ts'),
    fr: () => import('./texts/enrollment.fr.ts'),
  },
  'find': {
    en: () => import('./texts/find.en.ts'),
    es: () => import('./texts/find.es.ts'),
    fr: () => import('./texts/find.fr.ts'),
  },
  'first': {
    en: () => import('./texts/first.en.ts'),
    es: () => import('./texts/first.es.ts'),
    fr: () => import('./texts/first.fr.ts'),
  },
  'guardian': {
    en: () => import('./texts/guardian.en.ts'),
    es: () => import('./texts/guardian.es.ts'),
    fr: () => import('./texts/guardian.fr.ts'),
  },
  'help': {
    en: () => import('./texts/help.en.ts'),
    es: () => import('./texts/help.es.ts'),
    fr: () => import('./texts/help.fr.ts'),
  },
  'kit': {
    en: () => import('./texts/kit.en.ts'),
    es: () => import('./texts/kit.es.ts'),
    fr: () => import('./texts/kit.fr.ts'),
  },
  'marketplace': {
    en: () => import('./texts/marketplace.en.ts'),
    es: () => import('./texts/marketplace.es.ts'),
    fr: () => import('./texts/marketplace.fr.ts'),
  },
  'money': {
    en: () => import('./texts/money.en.ts'),
    es: () => import('./texts/money.es.ts'),
    fr: () => import('./texts/money.fr.ts'),
  },
  'money-more': {
    en: () => import('./texts/money-more.en.ts'),
    es: () => import('./texts/money-more.es.ts'),
    fr: () => import('./texts/money-more.fr.ts'),
  },
  'profile': {
    en: () => import('./texts/profile.en.ts'),
    es: () => import('./texts/profile.es.ts'),
    fr: () => import('./texts/profile.fr.ts'),
  },
  'proof': {
    en: () => import('./texts/proof.en.ts'),
    es: () => import('./texts/proof.es.ts'),
    fr: () => import('./texts/proof.fr.ts'),
  },
  'public': {
    en: () => import('./texts/public.en.ts'),
    es: () => import('./texts/public.es.ts'),
    fr: () => import('./texts/public.fr.ts'),
  },
  'referral': {
    en: () => import('./texts/referral.en.ts'),
    es: () => import('./texts/referral.es.ts'),
    fr: () => import('./texts/referral.fr.ts'),
  },
  'rides': {
    en: () => import('./texts/rides.en.ts'),
    es: () => import('./texts/rides.es.ts'),
    fr: () => import('./texts/rides.fr.ts'),
  },
  'savings': {
    en: () => import('./texts/savings.en.ts'),
    es: () => import('./texts/savings.es.ts'),
    fr: () => import('./texts/savings.fr.ts'),
  },
  'session': {
    en: () => import('./texts/session.en.ts'),
    es: () => import('./texts/session.es.ts'),
    fr: () => import('./texts/session.fr.ts'),
  },
  'smartspend': {
    en: () => import('./texts/smartspend.en.ts'),
    es: () => import('./texts/smartspend.es.ts'),
    fr: () => import('./texts/smartspend.fr.ts'),
  },
  'time': {
    en: () => import('./texts/time.en.ts'),
    es: () => import('./texts/time.es.ts'),
    fr: () => import('./texts/time.fr.ts'),
  },
  'tips': {
    en: () => import('./texts/tips.en.ts'),
    es: () => import('./texts/tips.es.ts'),
    fr: () => import('./texts/tips.fr.ts'),
  },
};

/** Fetches an area's texts in a language. */
export const readTexts: ReadTexts = textsIn(groups);
