import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la page qu’ouvre le lien d’une invitation. */
export const texts = {
  titles: { page: 'Désabonnement' },
  offered: {
    title: 'Ne plus recevoir d’invitations',
    email:
      'Vous recevez des courriels qui vous invitent à {brand}. Désabonnez-vous pour ne plus en recevoir.',
    text: 'Vous recevez des textos qui vous invitent à {brand}. Désabonnez-vous pour ne plus en recevoir.',
    any: 'Vous recevez des invitations à {brand}. Désabonnez-vous pour ne plus en recevoir.',
    name: 'Elles sont adressées à {name}.',
    account: 'Les messages au sujet d’un compte que vous avez chez nous continueront d’arriver.',
    do: 'Me désabonner',
  },
  confirm: {
    title: 'Confirmation',
    text: 'Voulez-vous vraiment vous désabonner?',
    yes: 'Oui, me désabonner',
    no: 'Annuler',
    working: 'Désabonnement en cours…',
    notDone: 'Le désabonnement n’est pas fait',
  },
  done: {
    title: 'Désabonnement réussi',
    email: 'Nous ne vous enverrons plus d’invitations par courriel.',
    text: 'Nous ne vous enverrons plus d’invitations par texto.',
    any: 'Nous ne vous enverrons plus d’invitations.',
  },
  already: {
    title: 'Le désabonnement était déjà fait',
    text: 'Les invitations n’arrivent plus. Il ne reste rien à faire.',
  },
  failed: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Un problème est survenu. Communiquez avec le service à la clientèle.',
  },
  fault: {
    title: 'Le désabonnement n’est pas fait',
    text: 'Le problème vient de nous. Réessayez dans un instant, ou appelez-nous et nous le ferons pour vous.',
  },
  load: {
    title: 'Nous n’avons pas pu trouver votre invitation',
    text: 'Rien n’a changé. Réessayez dans un instant.',
    offline: 'Connectez-vous à Internet pour vous désabonner.',
  },
  toasts: {
    EmailUnsubscribed: 'Vous ne recevrez plus d’invitations par courriel!',
    TextUnsubscribed: 'Vous ne recevrez plus d’invitations par texto!',
    EmailAlready: 'Les invitations par courriel étaient déjà arrêtées!',
    TextAlready: 'Les invitations par texto étaient déjà arrêtées!',
    UnknownToken: 'Le lien n’est pas valide. Utilisez celui de votre invitation.',
    Fault: 'Une erreur est survenue. Communiquez avec l’administrateur.',
    Disabled: 'Cette fonction est désactivée. Communiquez avec l’administrateur.',
  },
  advance: 'Aller à {brand}',
} satisfies Translation<typeof english>;
