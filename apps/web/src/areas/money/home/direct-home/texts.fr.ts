import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’accueil des personnes sans employeur. */
export const texts = {
  titles: { home: 'Accueil', cta: 'Votre compte', direct: 'Sans employeur' },
  cta: {
    continue: 'Continuer',
    home: 'Aller à votre accueil',
    done: { title: 'Tout est prêt', text: 'Votre compte est prêt. Vous trouverez tout à votre accueil.' },
    activated: { title: 'Votre carte est active', text: 'Vous pouvez l’utiliser pour payer dès maintenant.' },
    open: {
      title: 'Il manque quelque chose',
      text: 'Il reste une étape pour votre compte. Appelez-nous et nous la terminerons ensemble.',
    },
  },
  switch: {
    text: 'Une partie de {brand} fonctionne sans employeur. Vos comptes et vos cartes vous suivent, et votre paie anticipée reste telle quelle.',
    toDirect: 'Continuer sans employeur',
    toEarlyPay: 'Revenir à la paie anticipée',
    title: 'Vous utilisez {brand} sans employeur',
    here: 'Votre paie anticipée est à une touche. Rien n’y a changé.',
    pending: 'Changement…',
    failed: 'Vous êtes toujours au même endroit',
  },
  employer: {
    title: 'Aucun employeur n’est lié à votre compte',
    text: 'La paie anticipée vient des heures qu’un employeur nous transmet. Sans employeur, il n’y a rien à toucher d’avance, et rien à payer.',
    how: 'Votre employeur offre-t-il {brand}? Demandez-lui de vous ajouter, ou appelez-nous pour vérifier ensemble. Votre compte reste tel quel.',
    call: 'Composez le {supportPhone}',
  },
  accounts: {
    title: 'Vos comptes et vos cartes',
    emptyTitle: 'Aucun compte ni aucune carte',
    empty: 'Une fois votre employeur lié, vous ajouterez le compte où ira votre paie anticipée.',
    failed: 'Impossible de charger vos comptes',
    failedText: 'Rien n’y a changé. Réessayez dans un instant.',
    offlineText: 'Connectez-vous à Internet pour les voir. Rien n’y a changé.',
  },
} as const satisfies Translation<typeof english>;
