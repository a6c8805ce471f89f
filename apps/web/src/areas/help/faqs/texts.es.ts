import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la ayuda: a quién llamar, y preguntas con sus respuestas. */
export const texts = {
  titles: { needHelp: 'Ayuda', faqs: 'Preguntas y respuestas' },
  text: 'Aquí estamos si algo no está claro o no funciona.',
  contact: 'Habla con nosotros',
  topics: 'Temas frecuentes',
  videos: {
    title: 'Videos',
    text: 'Con subtítulos. Cada video se abre en otro sitio.',
    facts: '{length} · {site}',
  },
  closeTopic: 'Cerrar este tema',
  allTopics: 'Todas las preguntas',
  all: 'Ver todas las preguntas y respuestas',
  alone: 'Abrir en su propia página',
  unknown: 'Esa pregunta ya no está aquí',
  unknownText: 'Puede que ahora diga otra cosa. Busca entre todas las preguntas o llámanos.',
  search: 'Buscar preguntas',
  results: 'Resultados',
  none: 'No encontramos nada',
  noneText: 'Prueba con otra palabra o llámanos.',
  loadFailed: 'No pudimos cargar las preguntas',
  loadFailedText: 'Inténtalo en un momento o llámanos.',
  offlineText: 'Conéctate a internet e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
