import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  titles: { page: 'Annonce', new: 'Nouvelle annonce' },
  author: 'Auteur de cette annonce',
  partner: 'D’un partenaire',
  image: 'Image de « {title} »',
  imageFailed: 'L’image n’a pas pu être affichée.',
  whoLikes:
    '{count, plural, =0 {Aucun « j’aime »} one {# « j’aime »} many {# de « j’aime »} other {# « j’aime »}}',
  whoRead:
    '{count, plural, =0 {Personne n’a confirmé l’avoir lue} one {# personne a confirmé l’avoir lue} many {# de personnes ont confirmé l’avoir lue} other {# personnes ont confirmé l’avoir lue}}',
  nobody: 'Personne pour l’instant.',
  readersFailed: 'Les noms n’ont pas pu être affichés.',
  goneTitle: 'Cette annonce n’est plus ici',
  gone: 'Elle est peut-être plus ancienne que celles qui sont gardées, ou d’un employeur pour qui vous ne travaillez plus.',
  all: 'Voir toutes les annonces',
  title: 'Titre',
  titleMissing: 'Écrivez un titre.',
  detail: 'Que faut-il savoir?',
  detailMissing: 'Écrivez ce qu’il faut savoir.',
  needsAcknowledgement: 'Demander de confirmer la lecture',
  picture: 'Image',
  pictureWaits: 'Attendez que l’image soit téléversée, ou retirez-la.',
  announce: 'Annoncer à tous au travail',
  announcing: 'Annonce en cours',
  announced: 'Annonce faite',
  notAnnounced: 'L’annonce n’a pas été faite',
  notAllowedTitle: 'Les annonces sont faites par les gestionnaires',
  notAllowed: 'Écrivez à votre gestionnaire si tout le monde doit savoir quelque chose.',
  failed: 'Impossible d’afficher l’annonce',
  failedText: 'Réessayez dans un instant.',
  offline: 'Connectez-vous à Internet pour voir l’annonce.',
};
