import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’inscription directe, qui commence par l’employeur. */
export const texts = {
  titles: { employer: 'Commencez par votre employeur', progress: 'Votre inscription jusqu’ici' },
  employer: {
    title: 'Qui vous paie?',
    text: 'Choisissez votre employeur pour voir les étapes. Vous pouvez aussi vous inscrire sans lui.',
    next: 'Voir les étapes',
    alone: 'Continuer sans mon employeur',
  },
  progress: {
    title: 'Voici ce qu’il reste à faire',
    titleBegun: 'Vous avancez bien',
    text: 'Cela prend environ trois minutes. Ce que vous entrez reste sur cet appareil pendant 24 heures.',
    label: 'Étapes de votre inscription',
    begin: 'Commencer',
    next: 'Continuer',
    saving: 'Vérification…',
    failed: 'Vous ne pouvez pas encore vous inscrire ici',
    steps: {
      employer: 'Employeur',
      alone: 'Sans employeur pour l’instant',
      aloneText: 'Vous pourrez l’ajouter plus tard. D’ici là, pas de paie anticipée.',
      phone: 'Numéro de cellulaire',
      person: 'Nom et courriel',
      scan: 'Photo de votre pièce d’identité',
      record: 'Numéro d’employé',
      details: 'Date de naissance',
      password: 'Mot de passe',
    },
  },
} as const satisfies Translation<typeof english>;
