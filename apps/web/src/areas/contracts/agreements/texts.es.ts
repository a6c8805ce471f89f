import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los acuerdos que alguien ha aceptado y de los que se pueden consultar. */
export const texts = {
  titles: { page: 'Acuerdos' },
  agreed: {
    title: 'Lo que has aceptado',
    once: 'Aceptado el {date}',
    often: 'Aceptado {times} veces, la última el {date}',
    emptyTitle: 'Todavía nada',
    empty: 'Cuando aceptes algo aquí, encontrarás su texto y la fecha en esta lista.',
    failedTitle: 'No pudimos cargar tus acuerdos',
    failed: 'Los tenemos guardados. Inténtalo de nuevo en un momento.',
    offline: 'Conéctate e inténtalo de nuevo.',
  },
  facts: { version: 'En vigor desde', agreed: 'Aceptado por primera vez', last: 'Desde entonces' },
  opening: 'Abriendo…',
  openFailed: 'No pudimos abrir “{title}”. Inténtalo de nuevo en un momento.',
  privacy: {
    title: 'Declaración de privacidad en línea',
    text: 'Lo que sabemos de ti, para qué lo usamos y los términos que lo acompañan están en dos documentos.',
    links: { Privacy: 'Política de privacidad', TermsOfService: 'Términos del servicio' },
  },
  offered: {
    title: 'Todos los acuerdos',
    text: 'Para consultarlos, los hayas aceptado o no.',
    service: 'El uso de {brand}',
    card: 'La tarjeta',
    failedTitle: 'No pudimos cargar estos acuerdos',
    failed: 'Nada de lo que aceptaste ha cambiado. Inténtalo de nuevo en un momento.',
  },
} as const satisfies Translation<typeof english>;
