import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’employeur chez qui l’on s’inscrit, et de quoi faire sans lui. */
export const texts = {
  titles: { employer: 'Trouvez votre employeur', contact: 'Demandez à votre employeur' },
  title: 'Pour qui travaillez-vous?',
  text: 'Votre employeur nous indique vos heures travaillées; nous savons ainsi ce que vous avez gagné.',
  label: 'Employeur',
  example: 'Commencez à taper son nom',
  more: 'Tapez au moins deux lettres du nom.',
  none: 'Aucun employeur de ce nom. Essayez une autre partie, ou le nom inscrit sur votre talon de paie.',
  missing: 'Choisissez votre employeur dans la liste.',
  next: 'Continuer',
  saving: 'Vérification…',
  failed: 'Vous ne pouvez pas encore vous inscrire ici',
  notListed: 'Mon employeur n’est pas dans la liste',
  contact: {
    title: 'Demandez à votre employeur',
    text: 'Votre gestionnaire ou le service de la paie peut vous aider sur ces points.',
    offers: 'Mon entreprise offre-t-elle la paie anticipée, et sous quel nom figure-t-elle?',
    records: 'Mon nom, ma date de naissance et mon numéro d’employé sont-ils exacts dans les dossiers?',
    kept: 'Ce que vous nous avez dit reste sur cet appareil pendant 24 heures.',
    search: 'Chercher de nouveau mon employeur',
  },
} as const satisfies Translation<typeof english>;
