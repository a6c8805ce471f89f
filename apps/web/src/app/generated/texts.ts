// Written by `pnpm generate`; a test fails when it is out of date.
import { type Catalogues, platformTexts } from '../../platform/i18n/area-texts.ts';

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    readonly 'app/entries': (typeof import('./entry-words.en.ts'))['texts'];
    readonly 'app/find': (typeof import('./find-words.en.ts'))['texts'];
    readonly 'billpay/billers': (typeof import('../../areas/billpay/billers/texts.en.ts'))['texts'];
    readonly 'contracts/agreements': (typeof import('../../areas/contracts/agreements/texts.en.ts'))['texts'];
    readonly 'enrollment/account': (typeof import('../../areas/enrollment/account/texts.en.ts'))['texts'];
    readonly 'enrollment/branch': (typeof import('../../areas/enrollment/branch/texts.en.ts'))['texts'];
    readonly 'enrollment/direct': (typeof import('../../areas/enrollment/direct/texts.en.ts'))['texts'];
    readonly 'enrollment/employer': (typeof import('../../areas/enrollment/employer/texts.en.ts'))['texts'];
    readonly 'enrollment/flow': (typeof import('../../areas/enrollment/flow/texts.en.ts'))['texts'];
    readonly 'enrollment/person': (typeof import('../../areas/enrollment/person/texts.en.ts'))['texts'];
    readonly 'enrollment/phone': (typeof import('../../areas/enrollment/phone/texts.en.ts'))['texts'];
    readonly 'enrollment/record': (typeof import('../../areas/enrollment/record/texts.en.ts'))['texts'];
    readonly 'guardian/consent': (typeof import('../../areas/guardian/consent/texts.en.ts'))['texts'];
    readonly 'guardian/waiting': (typeof import('../../areas/guardian/waiting/texts.en.ts'))['texts'];
    readonly 'help/faqs': (typeof import('../../areas/help/faqs/texts.en.ts'))['texts'];
    readonly 'help/feedback': (typeof import('../../areas/help/feedback/texts.en.ts'))['texts'];
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
    readonly 'money/settings/missing-agreement': (typeof import('../../areas/money/settings/missing-agreement/texts.en.ts'))['texts'];
    readonly 'money/settings/pause-or-close': (typeof import('../../areas/money/settings/pause-or-close/texts.en.ts'))['texts'];
    readonly 'money/settings/payroll-consent': (typeof import('../../areas/money/settings/payroll-consent/texts.en.ts'))['texts'];
    readonly 'money/settings/proofs': (typeof import('../../areas/money/settings/proofs/texts.en.ts'))['texts'];
    readonly 'money/settings/reminders': (typeof import('../../areas/money/settings/reminders/texts.en.ts'))['texts'];
    readonly 'money/settings/spending-limits': (typeof import('../../areas/money/settings/spending-limits/texts.en.ts'))['texts'];
    readonly 'public/download-app': (typeof import('../../areas/public/download-app/texts.en.ts'))['texts'];
    readonly 'public/unsubscribe': (typeof import('../../areas/public/unsubscribe/texts.en.ts'))['texts'];
    readonly 'session/captcha': (typeof import('../../areas/session/captcha/texts.en.ts'))['texts'];
    readonly 'session/devices': (typeof import('../../areas/session/devices/texts.en.ts'))['texts'];
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
    readonly 'kit/money/billers': (typeof import('../../kit/money/billers/texts.en.ts'))['texts'];
    readonly 'kit/money/cash': (typeof import('../../kit/money/cash/texts.en.ts'))['texts'];
    readonly 'kit/money/format': (typeof import('../../kit/money/format/texts.en.ts'))['texts'];
    readonly 'kit/money/reasons': (typeof import('../../kit/money/reasons/texts.en.ts'))['texts'];
    readonly 'kit/money/records': (typeof import('../../kit/money/records/texts.en.ts'))['texts'];
    readonly 'kit/money': (typeof import('../../kit/money/texts.en.ts'))['texts'];
    readonly 'kit/money/transfer': (typeof import('../../kit/money/transfer/texts.en.ts'))['texts'];
    readonly 'kit/proof': (typeof import('../../kit/proof/texts.en.ts'))['texts'];
  }
}

/** Where the texts of every area are. */
export const catalogues: Catalogues = {
  app: platformTexts,
  'app/entries': {
    en: () => import('./entry-words.en.ts'),
    es: () => import('./entry-words.es.ts'),
    fr: () => import('./entry-words.fr.ts'),
  },
  'app/find': {
    en: () => import('./find-words.en.ts'),
    es: () => import('./find-words.es.ts'),
    fr: () => import('./find-words.fr.ts'),
  },
  'billpay/billers': {
    en: () => import('../../areas/billpay/billers/texts.en.ts'),
    es: () => import('../../areas/billpay/billers/texts.es.ts'),
    fr: () => import('../../areas/billpay/billers/texts.fr.ts'),
  },
  'contracts/agreements': {
    en: () => import('../../areas/contracts/agreements/texts.en.ts'),
    es: () => import('../../areas/contracts/agreements/texts.es.ts'),
    fr: () => import('../../areas/contracts/agreements/texts.fr.ts'),
  },
  'enrollment/account': {
    en: () => import('../../areas/enrollment/account/texts.en.ts'),
    es: () => import('../../areas/enrollment/account/texts.es.ts'),
    fr: () => import('../../areas/enrollment/account/texts.fr.ts'),
  },
  'enrollment/branch': {
    en: () => import('../../areas/enrollment/branch/texts.en.ts'),
    es: () => import('../../areas/enrollment/branch/texts.es.ts'),
    fr: () => import('../../areas/enrollment/branch/texts.fr.ts'),
  },
  'enrollment/direct': {
    en: () => import('../../areas/enrollment/direct/texts.en.ts'),
    es: () => import('../../areas/enrollment/direct/texts.es.ts'),
    fr: () => import('../../areas/enrollment/direct/texts.fr.ts'),
  },
  'enrollment/employer': {
    en: () => import('../../areas/enrollment/employer/texts.en.ts'),
    es: () => import('../../areas/enrollment/employer/texts.es.ts'),
    fr: () => import('../../areas/enrollment/employer/texts.fr.ts'),
  },
  'enrollment/flow': {
    en: () => import('../../areas/enrollment/flow/texts.en.ts'),
    es: () => import('../../areas/enrollment/flow/texts.es.ts'),
    fr: () => import('../../areas/enrollment/flow/texts.fr.ts'),
  },
  'enrollment/person': {
    en: () => import('../../areas/enrollment/person/texts.en.ts'),
    es: () => import('../../areas/enrollment/person/texts.es.ts'),
    fr: () => import('../../areas/enrollment/person/texts.fr.ts'),
  },
  'enrollment/phone': {
    en: () => import('../../areas/enrollment/phone/texts.en.ts'),
    es: () => import('../../areas/enrollment/phone/texts.es.ts'),
    fr: () => import('../../areas/enrollment/phone/texts.fr.ts'),
  },
  'enrollment/record': {
    en: () => import('../../areas/enrollment/record/texts.en.ts'),
    es: () => import('../../areas/enrollment/record/texts.es.ts'),
    fr: () => import('../../areas/enrollment/record/texts.fr.ts'),
  },
  'guardian/consent': {
    en: () => import('../../areas/guardian/consent/texts.en.ts'),
    es: () => import('../../areas/guardian/consent/texts.es.ts'),
    fr: () => import('../../areas/guardian/consent/texts.fr.ts'),
  },
  'guardian/waiting': {
    en: () => import('../../areas/guardian/waiting/texts.en.ts'),
    es: () => import('../../areas/guardian/waiting/texts.es.ts'),
    fr: () => import('../../areas/guardian/waiting/texts.fr.ts'),
  },
  'help/faqs': {
    en: () => import('../../areas/help/faqs/texts.en.ts'),
    es: () => import('../../areas/help/faqs/texts.es.ts'),
    fr: () => import('../../areas/help/faqs/texts.fr.ts'),
  },
  'help/feedback': {
    en: () => import('../../areas/help/feedback/texts.en.ts'),
    es: () => import('../../areas/help/feedback/texts.es.ts'),
    fr: () => import('../../areas/help/feedback/texts.fr.ts'),
  },
  'money/accounts/account': {
    en: () => import('../../areas/money/accounts/account/texts.en.ts'),
    es: () => import('../../areas/money/accounts/account/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/account/texts.fr.ts'),
  },
  'money/accounts/credit-union': {
    en: () => import('../../areas/money/accounts/credit-union/texts.en.ts'),
    es: () => import('../../areas/money/accounts/credit-union/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/credit-union/texts.fr.ts'),
  },
  'money/accounts/debit-card': {
    en: () => import('../../areas/money/accounts/debit-card/texts.en.ts'),
    es: () => import('../../areas/money/accounts/debit-card/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/debit-card/texts.fr.ts'),
  },
  'money/accounts/link': {
    en: () => import('../../areas/money/accounts/link/texts.en.ts'),
    es: () => import('../../areas/money/accounts/link/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/link/texts.fr.ts'),
  },
  'money/accounts/pay-pal': {
    en: () => import('../../areas/money/accounts/pay-pal/texts.en.ts'),
    es: () => import('../../areas/money/accounts/pay-pal/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/pay-pal/texts.fr.ts'),
  },
  'money/accounts/visa-plus': {
    en: () => import('../../areas/money/accounts/visa-plus/texts.en.ts'),
    es: () => import('../../areas/money/accounts/visa-plus/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/visa-plus/texts.fr.ts'),
  },
  'money/home/direct-home': {
    en: () => import('../../areas/money/home/direct-home/texts.en.ts'),
    es: () => import('../../areas/money/home/direct-home/texts.es.ts'),
    fr: () => import('../../areas/money/home/direct-home/texts.fr.ts'),
  },
  'money/home': {
    en: () => import('../../areas/money/home/texts.en.ts'),
    es: () => import('../../areas/money/home/texts.es.ts'),
    fr: () => import('../../areas/money/home/texts.fr.ts'),
  },
  'money/move/between-accounts': {
    en: () => import('../../areas/money/move/between-accounts/texts.en.ts'),
    es: () => import('../../areas/money/move/between-accounts/texts.es.ts'),
    fr: () => import('../../areas/money/move/between-accounts/texts.fr.ts'),
  },
  'money/move/biller': {
    en: () => import('../../areas/money/move/biller/texts.en.ts'),
    es: () => import('../../areas/money/move/biller/texts.es.ts'),
    fr: () => import('../../areas/money/move/biller/texts.fr.ts'),
  },
  'money/move/cash': {
    en: () => import('../../areas/money/move/cash/texts.en.ts'),
    es: () => import('../../areas/money/move/cash/texts.es.ts'),
    fr: () => import('../../areas/money/move/cash/texts.fr.ts'),
  },
  'money/move/friends': {
    en: () => import('../../areas/money/move/friends/texts.en.ts'),
    es: () => import('../../areas/money/move/friends/texts.es.ts'),
    fr: () => import('../../areas/money/move/friends/texts.fr.ts'),
  },
  'money/move/gift-card': {
    en: () => import('../../areas/money/move/gift-card/texts.en.ts'),
    es: () => import('../../areas/money/move/gift-card/texts.es.ts'),
    fr: () => import('../../areas/money/move/gift-card/texts.fr.ts'),
  },
  'money/move/recovery': {
    en: () => import('../../areas/money/move/recovery/texts.en.ts'),
    es: () => import('../../areas/money/move/recovery/texts.es.ts'),
    fr: () => import('../../areas/money/move/recovery/texts.fr.ts'),
  },
  'money/move/recurring': {
    en: () => import('../../areas/money/move/recurring/texts.en.ts'),
    es: () => import('../../areas/money/move/recurring/texts.es.ts'),
    fr: () => import('../../areas/money/move/recurring/texts.fr.ts'),
  },
  'money/records/earnings': {
    en: () => import('../../areas/money/records/earnings/texts.en.ts'),
    es: () => import('../../areas/money/records/earnings/texts.es.ts'),
    fr: () => import('../../areas/money/records/earnings/texts.fr.ts'),
  },
  'money/records/history': {
    en: () => import('../../areas/money/records/history/texts.en.ts'),
    es: () => import('../../areas/money/records/history/texts.es.ts'),
    fr: () => import('../../areas/money/records/history/texts.fr.ts'),
  },
  'money/settings/missing-agreement': {
    en: () => import('../../areas/money/settings/missing-agreement/texts.en.ts'),
    es: () => import('../../areas/money/settings/missing-agreement/texts.es.ts'),
    fr: () => import('../../areas/money/settings/missing-agreement/texts.fr.ts'),
  },
  'money/settings/pause-or-close': {
    en: () => import('../../areas/money/settings/pause-or-close/texts.en.ts'),
    es: () => import('../../areas/money/settings/pause-or-close/texts.es.ts'),
    fr: () => import('../../areas/money/settings/pause-or-close/texts.fr.ts'),
  },
  'money/settings/payroll-consent': {
    en: () => import('../../areas/money/settings/payroll-consent/texts.en.ts'),
    es: () => import('../../areas/money/settings/payroll-consent/texts.es.ts'),
    fr: () => import('../../areas/money/settings/payroll-consent/texts.fr.ts'),
  },
  'money/settings/proofs': {
    en: () => import('../../areas/money/settings/proofs/texts.en.ts'),
    es: () => import('../../areas/money/settings/proofs/texts.es.ts'),
    fr: () => import('../../areas/money/settings/proofs/texts.fr.ts'),
  },
  'money/settings/reminders': {
    en: () => import('../../areas/money/settings/reminders/texts.en.ts'),
    es: () => import('../../areas/money/settings/reminders/texts.es.ts'),
    fr: () => import('../../areas/money/settings/reminders/texts.fr.ts'),
  },
  'money/settings/spending-limits': {
    en: () => import('../../areas/money/settings/spending-limits/texts.en.ts'),
    es: () => import('../../areas/money/settings/spending-limits/texts.es.ts'),
    fr: () => import('../../areas/money/settings/spending-limits/texts.fr.ts'),
  },
  'public/download-app': {
    en: () => import('../../areas/public/download-app/texts.en.ts'),
    es: () => import('../../areas/public/download-app/texts.es.ts'),
    fr: () => import('../../areas/public/download-app/texts.fr.ts'),
  },
  'public/unsubscribe': {
    en: () => import('../../areas/public/unsubscribe/texts.en.ts'),
    es: () => import('../../areas/public/unsubscribe/texts.es.ts'),
    fr: () => import('../../areas/public/unsubscribe/texts.fr.ts'),
  },
  'session/captcha': {
    en: () => import('../../areas/session/captcha/texts.en.ts'),
    es: () => import('../../areas/session/captcha/texts.es.ts'),
    fr: () => import('../../areas/session/captcha/texts.fr.ts'),
  },
  'session/devices': {
    en: () => import('../../areas/session/devices/texts.en.ts'),
    es: () => import('../../areas/session/devices/texts.es.ts'),
    fr: () => import('../../areas/session/devices/texts.fr.ts'),
  },
  'session/login': {
    en: () => import('../../areas/session/login/texts.en.ts'),
    es: () => import('../../areas/session/login/texts.es.ts'),
    fr: () => import('../../areas/session/login/texts.fr.ts'),
  },
  'session/passkeys': {
    en: () => import('../../areas/session/passkeys/texts.en.ts'),
    es: () => import('../../areas/session/passkeys/texts.es.ts'),
    fr: () => import('../../areas/session/passkeys/texts.fr.ts'),
  },
  'session/password': {
    en: () => import('../../areas/session/password/texts.en.ts'),
    es: () => import('../../areas/session/password/texts.es.ts'),
    fr: () => import('../../areas/session/password/texts.fr.ts'),
  },
  'session/payroll': {
    en: () => import('../../areas/session/payroll/texts.en.ts'),
    es: () => import('../../areas/session/payroll/texts.es.ts'),
    fr: () => import('../../areas/session/payroll/texts.fr.ts'),
  },
  'session/pin': {
    en: () => import('../../areas/session/pin/texts.en.ts'),
    es: () => import('../../areas/session/pin/texts.es.ts'),
    fr: () => import('../../areas/session/pin/texts.fr.ts'),
  },
  'session/sign-out': {
    en: () => import('../../areas/session/sign-out/texts.en.ts'),
    es: () => import('../../areas/session/sign-out/texts.es.ts'),
    fr: () => import('../../areas/session/sign-out/texts.fr.ts'),
  },
  'session/state-selection': {
    en: () => import('../../areas/session/state-selection/texts.en.ts'),
    es: () => import('../../areas/session/state-selection/texts.es.ts'),
    fr: () => import('../../areas/session/state-selection/texts.fr.ts'),
  },
  'session/two-step': {
    en: () => import('../../areas/session/two-step/texts.en.ts'),
    es: () => import('../../areas/session/two-step/texts.es.ts'),
    fr: () => import('../../areas/session/two-step/texts.fr.ts'),
  },
  'session/unlock': {
    en: () => import('../../areas/session/unlock/texts.en.ts'),
    es: () => import('../../areas/session/unlock/texts.es.ts'),
    fr: () => import('../../areas/session/unlock/texts.fr.ts'),
  },
  'session/welcome': {
    en: () => import('../../areas/session/welcome/texts.en.ts'),
    es: () => import('../../areas/session/welcome/texts.es.ts'),
    fr: () => import('../../areas/session/welcome/texts.fr.ts'),
  },
  'kit/money/billers': {
    en: () => import('../../kit/money/billers/texts.en.ts'),
    es: () => import('../../kit/money/billers/texts.es.ts'),
    fr: () => import('../../kit/money/billers/texts.fr.ts'),
  },
  'kit/money/cash': {
    en: () => import('../../kit/money/cash/texts.en.ts'),
    es: () => import('../../kit/money/cash/texts.es.ts'),
    fr: () => import('../../kit/money/cash/texts.fr.ts'),
  },
  'kit/money/format': {
    en: () => import('../../kit/money/format/texts.en.ts'),
    es: () => import('../../kit/money/format/texts.es.ts'),
    fr: () => import('../../kit/money/format/texts.fr.ts'),
  },
  'kit/money/reasons': {
    en: () => import('../../kit/money/reasons/texts.en.ts'),
    es: () => import('../../kit/money/reasons/texts.es.ts'),
    fr: () => import('../../kit/money/reasons/texts.fr.ts'),
  },
  'kit/money/records': {
    en: () => import('../../kit/money/records/texts.en.ts'),
    es: () => import('../../kit/money/records/texts.es.ts'),
    fr: () => import('../../kit/money/records/texts.fr.ts'),
  },
  'kit/money': {
    en: () => import('../../kit/money/texts.en.ts'),
    es: () => import('../../kit/money/texts.es.ts'),
    fr: () => import('../../kit/money/texts.fr.ts'),
  },
  'kit/money/transfer': {
    en: () => import('../../kit/money/transfer/texts.en.ts'),
    es: () => import('../../kit/money/transfer/texts.es.ts'),
    fr: () => import('../../kit/money/transfer/texts.fr.ts'),
  },
  'kit/proof': {
    en: () => import('../../kit/proof/texts.en.ts'),
    es: () => import('../../kit/proof/texts.es.ts'),
    fr: () => import('../../kit/proof/texts.fr.ts'),
  },
};
