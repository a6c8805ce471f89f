import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’aide : qui joindre, et des questions avec leurs réponses. */
export const texts = {
  titles: { needHelp: 'Aide', faqs: 'Questions et réponses' },
  text: 'Nous sommes là si quelque chose n’est pas clair ou ne fonctionne pas.',
  contact: 'Nous joindre',
  topics: 'Sujets fréquents',
  videos: {
    title: 'Vidéos',
    text: 'Sous-titrées. Une vidéo s’ouvre sur un autre site.',
    facts: '{length} · {site}',
  },
  closeTopic: 'Fermer ce sujet',
  allTopics: 'Toutes les questions',
  all: 'Voir toutes les questions et réponses',
  alone: 'Ouvrir sur sa propre page',
  unknown: 'Cette question n’est plus là',
  unknownText: 'Elle a peut-être été reformulée. Parcourez toutes les questions ou appelez-nous.',
  search: 'Chercher une question',
  results: 'Résultats',
  none: 'Aucun résultat',
  noneText: 'Essayez un autre mot ou appelez-nous.',
  loadFailed: 'Les questions n’ont pas pu être chargées',
  loadFailedText: 'Réessayez dans un instant ou appelez-nous.',
  offlineText: 'Connectez-vous à Internet et réessayez.',
} as const satisfies Translation<typeof english>;
