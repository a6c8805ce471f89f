import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un mot de passe oublié. */
export const texts = {
  titles: {
    page: 'Retrouvez votre accès',
  },
  title: 'Retrouvez votre accès',
  text: 'Dites-nous comment vous joindre. Nous vous enverrons un code pour choisir un nouveau mot de passe.',
  identifier: 'Numéro de téléphone ou courriel',
  identifierMissing: 'Entrez votre numéro de téléphone ou votre courriel.',
  identifierWrong: 'Entrez un numéro à 10 chiffres ou un courriel, comme ana@example.com.',
  send: 'Envoyez-moi un code',
  sending: 'Envoi en cours…',
  codeTitle: 'Choisissez un nouveau mot de passe',
  codeText:
    'Si {identifier} correspond à un compte, un code est en route. Il est valable 10 minutes. L’ancien mot de passe reste valable jusqu’à ce que vous le changiez.',
  code: 'Code que nous avons envoyé',
  codeMissing: 'Entrez les 6 chiffres du code.',
  set: 'Enregistrer le mot de passe',
  setting: 'Enregistrement en cours…',
  again: 'Pas reçu? Demandez un autre code',
  done: 'Votre nouveau mot de passe fonctionne. Ouvrez une session avec celui-ci.',
  help: 'Votre numéro ou votre courriel a changé?',
} as const satisfies Translation<typeof english>;
