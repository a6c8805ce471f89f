import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du formulaire par lequel on dit ce qu’on pense du produit. */
export const texts = {
  title: 'Donnez-nous votre avis',
  text: 'Nous lisons tous les messages. S’il vous faut une réponse aujourd’hui, appelez-nous plutôt.',
  kind: 'De quoi s’agit-il?',
  kinds: {
    idea: 'Une idée',
    problem: 'Quelque chose qui ne fonctionne pas',
    praise: 'Quelque chose que vous aimez',
  },
  kindMissing: 'Choisissez de quoi il s’agit.',
  message: 'Votre message',
  messageHint: 'N’indiquez pas de mot de passe ni de numéro de carte ou de compte.',
  messageMissing: 'Écrivez ce que vous voulez nous dire.',
  tooMany:
    'C’est tout ce que nous pouvons recevoir en une journée. Envoyez le reste demain, ou appelez-nous.',
  mayContact: 'Vous pouvez me joindre à ce sujet',
  send: 'Envoyer',
  sending: 'Envoi en cours',
  failedTitle: 'Votre message n’a pas été envoyé',
  sent: 'Merci. Votre message a été envoyé.',
} as const satisfies Translation<typeof english>;
