/**
 * Where the texts of each area, or of some of its screens, are. English is the type of the others; a catalogue is fetched with the first
 * screen that speaks with it, in the one language that is shown.
 */
export const catalogues = {
  app: {
    en: () => import('../frame/texts.en.ts'),
    es: () => import('../frame/texts.es.ts'),
    cf: () => import('../frame/texts.cf.ts'),
  },
  money: {
    en: () => import('../../areas/money/texts.en.ts'),
    es: () => import('../../areas/money/texts.es.ts'),
    cf: () => import('../../areas/money/texts.cf.ts'),
  },
  getMoney: {
    en: () => import('../../areas/money/get-money/texts.en.ts'),
    es: () => import('../../areas/money/get-money/texts.es.ts'),
    cf: () => import('../../areas/money/get-money/texts.cf.ts'),
  },
  receipts: {
    en: () => import('../../areas/money/receipt/texts.en.ts'),
    es: () => import('../../areas/money/receipt/texts.es.ts'),
    cf: () => import('../../areas/money/receipt/texts.cf.ts'),
  },
  session: {
    en: () => import('../../areas/session/texts.en.ts'),
    es: () => import('../../areas/session/texts.es.ts'),
    cf: () => import('../../areas/session/texts.cf.ts'),
  },
  step: {
    en: () => import('../../areas/session/steps/texts.en.ts'),
    es: () => import('../../areas/session/steps/texts.es.ts'),
    cf: () => import('../../areas/session/steps/texts.cf.ts'),
  },
  pin: {
    en: () => import('../../areas/session/pin/texts.en.ts'),
    es: () => import('../../areas/session/pin/texts.es.ts'),
    cf: () => import('../../areas/session/pin/texts.cf.ts'),
  },
  password: {
    en: () => import('../../areas/session/password/texts.en.ts'),
    es: () => import('../../areas/session/password/texts.es.ts'),
    cf: () => import('../../areas/session/password/texts.cf.ts'),
  },
  welcome: {
    en: () => import('../../areas/session/welcome/texts.en.ts'),
    es: () => import('../../areas/session/welcome/texts.es.ts'),
    cf: () => import('../../areas/session/welcome/texts.cf.ts'),
  },
} as const;

/** An area, or a part of one, with texts of its own. */
export type TextArea = keyof typeof catalogues;

/** The English texts of every area, as types only. */
export type AreaTexts = {
  readonly [Area in TextArea]: Awaited<ReturnType<(typeof catalogues)[Area]['en']>>['texts'];
};
