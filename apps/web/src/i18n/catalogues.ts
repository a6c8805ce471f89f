/**
 * Where the texts of each area, or of some of its screens, are. English is the type of the others; a catalogue is fetched with the first
 * screen that speaks with it, in the one language that is shown.
 */
export const catalogues = {
  app: {
    en: () => import('../app/texts.en.ts'),
    es: () => import('../app/texts.es.ts'),
    cf: () => import('../app/texts.cf.ts'),
  },
  money: {
    en: () => import('../money/texts.en.ts'),
    es: () => import('../money/texts.es.ts'),
    cf: () => import('../money/texts.cf.ts'),
  },
  getMoney: {
    en: () => import('../money/get-money/texts.en.ts'),
    es: () => import('../money/get-money/texts.es.ts'),
    cf: () => import('../money/get-money/texts.cf.ts'),
  },
  receipts: {
    en: () => import('../money/receipt/texts.en.ts'),
    es: () => import('../money/receipt/texts.es.ts'),
    cf: () => import('../money/receipt/texts.cf.ts'),
  },
  session: {
    en: () => import('../session/texts.en.ts'),
    es: () => import('../session/texts.es.ts'),
    cf: () => import('../session/texts.cf.ts'),
  },
  step: {
    en: () => import('../session/steps/texts.en.ts'),
    es: () => import('../session/steps/texts.es.ts'),
    cf: () => import('../session/steps/texts.cf.ts'),
  },
  pin: {
    en: () => import('../session/pin/texts.en.ts'),
    es: () => import('../session/pin/texts.es.ts'),
    cf: () => import('../session/pin/texts.cf.ts'),
  },
  password: {
    en: () => import('../session/password/texts.en.ts'),
    es: () => import('../session/password/texts.es.ts'),
    cf: () => import('../session/password/texts.cf.ts'),
  },
  welcome: {
    en: () => import('../session/welcome/texts.en.ts'),
    es: () => import('../session/welcome/texts.es.ts'),
    cf: () => import('../session/welcome/texts.cf.ts'),
  },
} as const;

/** An area, or a part of one, with texts of its own. */
export type TextArea = keyof typeof catalogues;

/** The English texts of every area, as types only. */
export type AreaTexts = {
  readonly [Area in TextArea]: Awaited<ReturnType<(typeof catalogues)[Area]['en']>>['texts'];
};
