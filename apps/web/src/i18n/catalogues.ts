/**
 * Where each area's texts are. English is the type of the others; a catalogue is fetched with its area's first screen,
 * in the one language that is shown.
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
  session: {
    en: () => import('../session/texts.en.ts'),
    es: () => import('../session/texts.es.ts'),
    cf: () => import('../session/texts.cf.ts'),
  },
  welcome: {
    en: () => import('../session/welcome/texts.en.ts'),
    es: () => import('../session/welcome/texts.es.ts'),
    cf: () => import('../session/welcome/texts.cf.ts'),
  },
} as const;

/** An area with texts of its own. */
export type TextArea = keyof typeof catalogues;

/** The English texts of every area, as types only. */
export type AreaTexts = {
  readonly [Area in TextArea]: Awaited<ReturnType<(typeof catalogues)[Area]['en']>>['texts'];
};
