import type { WireTicker } from '@dayfare/api/money/home/home-contract';
import type { Language } from '@dayfare/domain/product';

type Said = Readonly<Record<Language, string>>;

/** Something that the home tells. */
export interface News {
  readonly id: number;
  /** What the wire's path calls it. */
  readonly kind: 'events' | 'promotions';
  readonly title: Said;
  readonly text: Said;
  readonly path: string | null;
}

/** News that the home shows to every person until they dismiss it. */
export const offers: readonly News[] = [
  {
    id: 501,
    kind: 'promotions',
    title: {
      en: 'Rent due every month?',
      es: '¿Pagas el alquiler cada mes?',
      fr: 'Un loyer à payer chaque mois?',
    },
    text: {
      en: 'A regular transfer brings part of your pay on the day you choose. It’s free.',
      es: 'Una transferencia periódica trae parte de tu sueldo el día que elijas. Es gratis.',
      fr: 'Un virement régulier vous apporte une partie de votre paie le jour de votre choix. C’est gratuit.',
    },
    path: '/ewa/recurring/new',
  },
];

/** News in a language, as on the wire. */
export const tickerOf = ({ id, title, text, path }: News, language: Language): WireTicker => ({
  ...{ id, path },
  ...{ title: title[language], text: text[language] },
});

/** Short explanations, in the order in which they are offered. */
export const stories: readonly { readonly id: number; readonly title: Said; readonly text: Said }[] = [
  {
    id: 1,
    title: {
      en: 'Why part of your pay stays for payday',
      es: 'Por qué una parte queda para el día de pago',
      fr: 'Pourquoi une partie reste pour le jour de paie',
    },
    text: {
      en: 'Taxes and deductions come off your pay first, and nobody knows them exactly before payday. What stays covers them, so that payday brings no surprise.',
      es: 'Los impuestos y descuentos salen primero de tu sueldo, y nadie los sabe con exactitud antes del día de pago. Lo que queda los cubre, para que ese día no haya sorpresas.',
      fr: 'Les impôts et les retenues sont prélevés d’abord, et personne ne les connaît exactement avant le jour de paie. Ce qui reste les couvre, pour que ce jour-là soit sans surprise.',
    },
  },
  {
    id: 2,
    title: {
      en: 'The free way takes one business day',
      es: 'La forma gratis tarda un día hábil',
      fr: 'La façon gratuite prend un jour ouvrable',
    },
    text: {
      en: 'An instant transfer costs a fee because the card network asks for one. If it can wait until the next business day, the same money comes free.',
      es: 'Una transferencia al instante tiene una comisión porque la red de la tarjeta la cobra. Si puede esperar al siguiente día hábil, el mismo dinero llega gratis.',
      fr: 'Un virement immédiat a des frais parce que le réseau de la carte en demande. S’il peut attendre au jour ouvrable suivant, le même argent arrive sans frais.',
    },
  },
  {
    id: 3,
    title: {
      en: 'Set aside a little at a time',
      es: 'Aparta un poco cada vez',
      fr: 'Mettez un peu de côté chaque fois',
    },
    text: {
      en: 'Ten dollars a week are more than five hundred in a year: enough for most car repairs. A regular transfer to a savings account does it without thinking of it.',
      es: 'Diez dólares por semana son más de quinientos al año: alcanza para la mayoría de las reparaciones del auto. Una transferencia periódica a una cuenta de ahorros lo hace sin que tengas que pensarlo.',
      fr: 'Dix dollars par semaine font plus de cinq cents par an\u00A0: assez pour la plupart des réparations d’auto. Un virement régulier vers un compte d’épargne le fait sans que vous y pensiez.',
    },
  },
];
