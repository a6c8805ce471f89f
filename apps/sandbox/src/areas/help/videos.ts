import type { Language } from '@dayfare/domain/product';

/** A video as it is kept. */
export interface KeptVideo {
  readonly id: number;
  /** The last part of its page's address. */
  readonly slug: string;
  readonly durationInSeconds: number;
  readonly title: Readonly<Record<Language, string>>;
}

/** Videos about the product, most watched first. Their pages have captions in each language. */
export const videos: readonly KeptVideo[] = [
  {
    ...{ id: 31, slug: 'get-your-pay-early', durationInSeconds: 74 },
    title: {
      en: 'Get your pay early',
      es: 'Recibe tu pago antes',
      fr: 'Recevoir votre paie plus tôt',
    },
  },
  {
    ...{ id: 32, slug: 'next-business-day-or-instant', durationInSeconds: 58 },
    title: {
      en: 'Next business day or instant?',
      es: '¿Siguiente día hábil o al instante?',
      fr: 'Jour ouvrable suivant ou immédiat?',
    },
  },
  {
    ...{ id: 33, slug: 'what-happens-on-payday', durationInSeconds: 91 },
    title: {
      en: 'What happens on payday',
      es: 'Qué pasa el día de pago',
      fr: 'Ce qui se passe le jour de paie',
    },
  },
];
