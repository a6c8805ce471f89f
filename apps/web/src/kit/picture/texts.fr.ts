import type { texts as english } from './texts.en.ts';

export const texts: typeof english = {
  photo: 'Photo',
  zoom: 'Plus près',
  across: 'À gauche ou à droite',
  down: 'En haut ou en bas',
  save: 'Enregistrer la photo',
  remove: 'Retirer la photo',
  working: 'Enregistrement…',
  failed: 'La photo n’a pas été enregistrée. Réessayez.',
  unreadable: 'Cette photo est illisible. Choisissez un fichier JPEG ou PNG.',
  offline: 'La photo n’a pas été enregistrée : vous n’êtes pas en ligne.',
};
