// Written by `pnpm generate`; a test fails when it is out of date.

/** The files of every brand that are fetched on demand, by brand. */
export const brandFiles = {
  common: {
    en: () => import('./common/voice.en.json', { with: { type: 'json' } }),
    es: () => import('./common/voice.es.json', { with: { type: 'json' } }),
    fr: () => import('./common/voice.fr.json', { with: { type: 'json' } }),
    defaultProps: () => import('./common/default-props.json', { with: { type: 'json' } }),
  },
  dayfare: {
    en: () => import('./dayfare/voice.en.json', { with: { type: 'json' } }),
    es: () => import('./dayfare/voice.es.json', { with: { type: 'json' } }),
    fr: () => import('./dayfare/voice.fr.json', { with: { type: 'json' } }),
    defaultProps: () => import('./dayfare/default-props.json', { with: { type: 'json' } }),
  },
  paycor: {
    en: () => import('./paycor/voice.en.json', { with: { type: 'json' } }),
    es: () => import('./paycor/voice.es.json', { with: { type: 'json' } }),
    fr: () => import('./paycor/voice.fr.json', { with: { type: 'json' } }),
    defaultProps: () => import('./paycor/default-props.json', { with: { type: 'json' } }),
  },
  onshift: {
    en: () => import('./onshift/voice.en.json', { with: { type: 'json' } }),
    es: () => import('./onshift/voice.es.json', { with: { type: 'json' } }),
    fr: () => import('./onshift/voice.fr.json', { with: { type: 'json' } }),
    defaultProps: () => import('./onshift/default-props.json', { with: { type: 'json' } }),
  },
  ukg: {
    en: () => import('./ukg/voice.en.json', { with: { type: 'json' } }),
    es: () => import('./ukg/voice.es.json', { with: { type: 'json' } }),
    fr: () => import('./ukg/voice.fr.json', { with: { type: 'json' } }),
    defaultProps: () => import('./ukg/default-props.json', { with: { type: 'json' } }),
  },
  canada: {
    en: () => import('./canada/voice.en.json', { with: { type: 'json' } }),
    es: () => import('./canada/voice.es.json', { with: { type: 'json' } }),
    fr: () => import('./canada/voice.fr.json', { with: { type: 'json' } }),
    defaultProps: () => import('./canada/default-props.json', { with: { type: 'json' } }),
  },
};
