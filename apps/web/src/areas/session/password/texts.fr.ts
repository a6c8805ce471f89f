import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour choisir un nouveau mot de passe. */
export const texts = {
  titles: {
    forgot: 'Retrouvez votre accès',
    change: 'Changez votre mot de passe',
  },
  forgot: {
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
    password: 'Nouveau mot de passe',
    passwordMissing: 'Choisissez un nouveau mot de passe.',
    passwordWrong: 'Votre mot de passe doit respecter toute cette liste.',
    notSame: 'Il doit différer de votre mot de passe actuel.',
    set: 'Enregistrer le mot de passe',
    setting: 'Enregistrement en cours…',
    again: 'Pas reçu? Demandez un autre code',
    done: 'Votre nouveau mot de passe fonctionne. Ouvrez une session avec celui-ci.',
    help: 'Votre numéro ou votre courriel a changé?',
  },
  change: {
    text: 'Votre session sera fermée sur tous vos autres appareils.',
    forcedTitle: 'Choisissez un nouveau mot de passe',
    forcedText: 'Avant de continuer, vous devez remplacer celui avec lequel vous avez ouvert la session.',
    current: 'Mot de passe actuel',
    currentMissing: 'Entrez votre mot de passe actuel.',
    currentWrong: 'Ce n’est pas votre mot de passe actuel.',
    same: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
    refused: 'Ce mot de passe n’est pas accepté. Choisissez-en un autre.',
    leaked:
      'Ce mot de passe est facile à deviner\u00A0: il a été divulgué par d’autres sites ou repose sur un nom. Choisissez-en un autre.',
    submit: 'Changer le mot de passe',
    pending: 'Changement en cours…',
    done: 'Votre mot de passe est changé.',
    already: 'Votre mot de passe avait déjà été changé. C’est celui choisi alors qui compte.',
    visitorTitle: 'Ouvrez d’abord une session',
    visitorText: 'Vous pourrez ensuite choisir un nouveau mot de passe.',
  },
  rules: {
    MinLength:
      '{count, plural, one {Au moins # caractère} many {Au moins # de caractères} other {Au moins # caractères}}',
    MaxLength:
      '{count, plural, one {Au plus # caractère} many {Au plus # de caractères} other {Au plus # caractères}}',
    AnyLetter: 'Une lettre',
    UpperAndLower: 'Une majuscule et une minuscule',
    Upper: 'Une majuscule',
    Lower: 'Une minuscule',
    Digit: 'Un chiffre',
    Special: 'Un symbole comme ! ou ?',
    AllowedSpecialsOnly: 'Aucun autre symbole que {allowed}',
    Whitespace: 'Un espace',
    NoWhitespace: 'Aucun espace',
    NoEmoji: 'Aucun émoji',
  },
} as const satisfies Translation<typeof english>;
