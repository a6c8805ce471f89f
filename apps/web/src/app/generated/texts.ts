// Written by `pnpm generate`; a test fails when it is out of date.
import { type Catalogues, platformTexts } from '../../platform/i18n/area-texts.ts';

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    readonly 'contracts/agreements': (typeof import('../../areas/contracts/agreements/texts.en.ts'))['texts'];
    readonly 'enrollment/account': (typeof import('../../areas/enrollment/account/texts.en.ts'))['texts'];
    readonly 'enrollment/branch': (typeof import('../../areas/enrollment/branch/texts.en.ts'))['texts'];
    readonly 'enrollment/direct': (typeof import('../../areas/enrollment/direct/texts.en.ts'))['texts'];
    readonly 'enrollment/employer': (typeof import('../../areas/enrollment/employer/texts.en.ts'))['texts'];
    readonly 'enrollment/flow': (typeof import('../../areas/enrollment/flow/texts.en.ts'))['texts'];
    readonly 'enrollment/person': (typeof import('../../areas/enrollment/person/texts.en.ts'))['texts'];
    readonly 'enrollment/phone': (typeof import('../../areas/enrollment/phone/texts.en.ts'))['texts'];
    readonly 'enrollment/record': (typeof import('../../areas/enrollment/record/texts.en.ts'))['texts'];
    readonly 'help/faqs': (typeof import('../../areas/help/faqs/texts.en.ts'))['texts'];
    readonly 'help/feedback': (typeof import('../../areas/help/feedback/texts.en.ts'))['texts'];
    readonly 'money/access-plus': (typeof import('../../areas/money/access-plus/texts.en.ts'))['texts'];
    readonly 'money/accounts': (typeof import('../../areas/money/accounts/texts.en.ts'))['texts'];
    readonly 'money/biller': (typeof import('../../areas/money/biller/texts.en.ts'))['texts'];
    readonly 'money/card': (typeof import('../../areas/money/card/texts.en.ts'))['texts'];
    readonly 'money/cash': (typeof import('../../areas/money/cash/texts.en.ts'))['texts'];
    readonly 'money/credit-union': (typeof import('../../areas/money/credit-union/texts.en.ts'))['texts'];
    readonly 'money/direct-home': (typeof import('../../areas/money/direct-home/texts.en.ts'))['texts'];
    readonly 'money/earnings': (typeof import('../../areas/money/earnings/texts.en.ts'))['texts'];
    readonly 'money/friends': (typeof import('../../areas/money/friends/texts.en.ts'))['texts'];
    readonly 'money/get-money': (typeof import('../../areas/money/get-money/texts.en.ts'))['texts'];
    readonly 'money/gift-card': (typeof import('../../areas/money/gift-card/texts.en.ts'))['texts'];
    readonly 'money/history': (typeof import('../../areas/money/history/texts.en.ts'))['texts'];
    readonly 'money/home': (typeof import('../../areas/money/home/texts.en.ts'))['texts'];
    readonly 'money/link': (typeof import('../../areas/money/link/texts.en.ts'))['texts'];
    readonly 'money/missing-agreement': (typeof import('../../areas/money/missing-agreement/texts.en.ts'))['texts'];
    readonly 'money/move': (typeof import('../../areas/money/move/texts.en.ts'))['texts'];
    readonly 'money/own-limits': (typeof import('../../areas/money/own-limits/texts.en.ts'))['texts'];
    readonly 'money/own-service': (typeof import('../../areas/money/own-service/texts.en.ts'))['texts'];
    readonly 'money/pay-pal': (typeof import('../../areas/money/pay-pal/texts.en.ts'))['texts'];
    readonly 'money/payroll-consent': (typeof import('../../areas/money/payroll-consent/texts.en.ts'))['texts'];
    readonly 'money/proofs': (typeof import('../../areas/money/proofs/texts.en.ts'))['texts'];
    readonly 'money/reasons': (typeof import('../../areas/money/reasons/texts.en.ts'))['texts'];
    readonly 'money/receipt': (typeof import('../../areas/money/receipt/texts.en.ts'))['texts'];
    readonly 'money/recurring': (typeof import('../../areas/money/recurring/texts.en.ts'))['texts'];
    readonly 'money': (typeof import('../../areas/money/texts.en.ts'))['texts'];
    readonly 'money/timely-access': (typeof import('../../areas/money/timely-access/texts.en.ts'))['texts'];
    readonly 'money/visa-plus': (typeof import('../../areas/money/visa-plus/texts.en.ts'))['texts'];
    readonly 'session/captcha': (typeof import('../../areas/session/captcha/texts.en.ts'))['texts'];
    readonly 'session/devices': (typeof import('../../areas/session/devices/texts.en.ts'))['texts'];
    readonly 'session/login': (typeof import('../../areas/session/login/texts.en.ts'))['texts'];
    readonly 'session/passkeys': (typeof import('../../areas/session/passkeys/texts.en.ts'))['texts'];
    readonly 'session/password': (typeof import('../../areas/session/password/texts.en.ts'))['texts'];
    readonly 'session/payroll': (typeof import('../../areas/session/payroll/texts.en.ts'))['texts'];
    readonly 'session/pin': (typeof import('../../areas/session/pin/texts.en.ts'))['texts'];
    readonly 'session/proof': (typeof import('../../areas/session/proof/texts.en.ts'))['texts'];
    readonly 'session/sign-out': (typeof import('../../areas/session/sign-out/texts.en.ts'))['texts'];
    readonly 'session/state-selection': (typeof import('../../areas/session/state-selection/texts.en.ts'))['texts'];
    readonly 'session/two-step': (typeof import('../../areas/session/two-step/texts.en.ts'))['texts'];
    readonly 'session/unlock': (typeof import('../../areas/session/unlock/texts.en.ts'))['texts'];
    readonly 'session/welcome': (typeof import('../../areas/session/welcome/texts.en.ts'))['texts'];
  }
}

/** Where the texts of every area are. */
export const catalogues: Catalogues = {
  app: platformTexts,
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
  'money/access-plus': {
    en: () => import('../../areas/money/access-plus/texts.en.ts'),
    es: () => import('../../areas/money/access-plus/texts.es.ts'),
    fr: () => import('../../areas/money/access-plus/texts.fr.ts'),
  },
  'money/accounts': {
    en: () => import('../../areas/money/accounts/texts.en.ts'),
    es: () => import('../../areas/money/accounts/texts.es.ts'),
    fr: () => import('../../areas/money/accounts/texts.fr.ts'),
  },
  'money/biller': {
    en: () => import('../../areas/money/biller/texts.en.ts'),
    es: () => import('../../areas/money/biller/texts.es.ts'),
    fr: () => import('../../areas/money/biller/texts.fr.ts'),
  },
  'money/card': {
    en: () => import('../../areas/money/card/texts.en.ts'),
    es: () => import('../../areas/money/card/texts.es.ts'),
    fr: () => import('../../areas/money/card/texts.fr.ts'),
  },
  'money/cash': {
    en: () => import('../../areas/money/cash/texts.en.ts'),
    es: () => import('../../areas/money/cash/texts.es.ts'),
    fr: () => import('../../areas/money/cash/texts.fr.ts'),
  },
  'money/credit-union': {
    en: () => import('../../areas/money/credit-union/texts.en.ts'),
    es: () => import('../../areas/money/credit-union/texts.es.ts'),
    fr: () => import('../../areas/money/credit-union/texts.fr.ts'),
  },
  'money/direct-home': {
    en: () => import('../../areas/money/direct-home/texts.en.ts'),
    es: () => import('../../areas/money/direct-home/texts.es.ts'),
    fr: () => import('../../areas/money/direct-home/texts.fr.ts'),
  },
  'money/earnings': {
    en: () => import('../../areas/money/earnings/texts.en.ts'),
    es: () => import('../../areas/money/earnings/texts.es.ts'),
    fr: () => import('../../areas/money/earnings/texts.fr.ts'),
  },
  'money/friends': {
    en: () => import('../../areas/money/friends/texts.en.ts'),
    es: () => import('../../areas/money/friends/texts.es.ts'),
    fr: () => import('../../areas/money/friends/texts.fr.ts'),
  },
  'money/get-money': {
    en: () => import('../../areas/money/get-money/texts.en.ts'),
    es: () => import('../../areas/money/get-money/texts.es.ts'),
    fr: () => import('../../areas/money/get-money/texts.fr.ts'),
  },
  'money/gift-card': {
    en: () => import('../../areas/money/gift-card/texts.en.ts'),
    es: () => import('../../areas/money/gift-card/texts.es.ts'),
    fr: () => import('../../areas/money/gift-card/texts.fr.ts'),
  },
  'money/history': {
    en: () => import('../../areas/money/history/texts.en.ts'),
    es: () => import('../../areas/money/history/texts.es.ts'),
    fr: () => import('../../areas/money/history/texts.fr.ts'),
  },
  'money/home': {
    en: () => import('../../areas/money/home/texts.en.ts'),
    es: () => import('../../areas/money/home/texts.es.ts'),
    fr: () => import('../../areas/money/home/texts.fr.ts'),
  },
  'money/link': {
    en: () => import('../../areas/money/link/texts.en.ts'),
    es: () => import('../../areas/money/link/texts.es.ts'),
    fr: () => import('../../areas/money/link/texts.fr.ts'),
  },
  'money/missing-agreement': {
    en: () => import('../../areas/money/missing-agreement/texts.en.ts'),
    es: () => import('../../areas/money/missing-agreement/texts.es.ts'),
    fr: () => import('../../areas/money/missing-agreement/texts.fr.ts'),
  },
  'money/move': {
    en: () => import('../../areas/money/move/texts.en.ts'),
    es: () => import('../../areas/money/move/texts.es.ts'),
    fr: () => import('../../areas/money/move/texts.fr.ts'),
  },
  'money/own-limits': {
    en: () => import('../../areas/money/own-limits/texts.en.ts'),
    es: () => import('../../areas/money/own-limits/texts.es.ts'),
    fr: () => import('../../areas/money/own-limits/texts.fr.ts'),
  },
  'money/own-service': {
    en: () => import('../../areas/money/own-service/texts.en.ts'),
    es: () => import('../../areas/money/own-service/texts.es.ts'),
    fr: () => import('../../areas/money/own-service/texts.fr.ts'),
  },
  'money/pay-pal': {
    en: () => import('../../areas/money/pay-pal/texts.en.ts'),
    es: () => import('../../areas/money/pay-pal/texts.es.ts'),
    fr: () => import('../../areas/money/pay-pal/texts.fr.ts'),
  },
  'money/payroll-consent': {
    en: () => import('../../areas/money/payroll-consent/texts.en.ts'),
    es: () => import('../../areas/money/payroll-consent/texts.es.ts'),
    fr: () => import('../../areas/money/payroll-consent/texts.fr.ts'),
  },
  'money/proofs': {
    en: () => import('../../areas/money/proofs/texts.en.ts'),
    es: () => import('../../areas/money/proofs/texts.es.ts'),
    fr: () => import('../../areas/money/proofs/texts.fr.ts'),
  },
  'money/reasons': {
    en: () => import('../../areas/money/reasons/texts.en.ts'),
    es: () => import('../../areas/money/reasons/texts.es.ts'),
    fr: () => import('../../areas/money/reasons/texts.fr.ts'),
  },
  'money/receipt': {
    en: () => import('../../areas/money/receipt/texts.en.ts'),
    es: () => import('../../areas/money/receipt/texts.es.ts'),
    fr: () => import('../../areas/money/receipt/texts.fr.ts'),
  },
  'money/recurring': {
    en: () => import('../../areas/money/recurring/texts.en.ts'),
    es: () => import('../../areas/money/recurring/texts.es.ts'),
    fr: () => import('../../areas/money/recurring/texts.fr.ts'),
  },
  'money': {
    en: () => import('../../areas/money/texts.en.ts'),
    es: () => import('../../areas/money/texts.es.ts'),
    fr: () => import('../../areas/money/texts.fr.ts'),
  },
  'money/timely-access': {
    en: () => import('../../areas/money/timely-access/texts.en.ts'),
    es: () => import('../../areas/money/timely-access/texts.es.ts'),
    fr: () => import('../../areas/money/timely-access/texts.fr.ts'),
  },
  'money/visa-plus': {
    en: () => import('../../areas/money/visa-plus/texts.en.ts'),
    es: () => import('../../areas/money/visa-plus/texts.es.ts'),
    fr: () => import('../../areas/money/visa-plus/texts.fr.ts'),
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
  'session/proof': {
    en: () => import('../../areas/session/proof/texts.en.ts'),
    es: () => import('../../areas/session/proof/texts.es.ts'),
    fr: () => import('../../areas/session/proof/texts.fr.ts'),
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
};
