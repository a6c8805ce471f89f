import type { Translation } from '../../i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour choisir un nouveau mot de passe. */
export const texts = {
  titles: {
    forgot: 'Retrouvez votre accès',
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
      'Si {{identifier}} correspond à un compte, un code est en route. Il est valable 10 minutes. L’ancien mot de passe reste bon jusqu’à ce que vous le changiez.',
    code: 'Code que nous avons envoyé',
    codeMissing: 'Entrez les 6 chiffres du code.',
    password: 'Nouveau mot de passe',
    passwordMissing: 'Choisissez un nouveau mot de passe.',
    passwordWrong: 'Il manque encore quelque chose à ce mot de passe.',
    notSame: 'Il doit différer de votre mot de passe actuel.',
    set: 'Enregistrer le mot de passe',
    setting: 'Enregistrement en cours…',
    again: 'Pas reçu? Demandez un autre code',
    done: 'Votre nouveau mot de passe fonctionne. Ouvrez une session avec celui-ci.',
    help: 'Votre numéro ou votre courriel a changé?',
  },
  rules: {
    MinLength_one: 'Au moins {{count}} caractère',
    MinLength_many: 'Au moins {{count}} de caractères',
    MinLength_other: 'Au moins {{count}} caractères',
    MaxLength_one: 'Au plus {{count}} caractère',
    MaxLength_many: 'Au plus {{count}} de caractères',
    MaxLength_other: 'Au plus {{count}} caractères',
    AnyLetter: 'Une lettre',
    UpperAndLower: 'Une majuscule et une minuscule',
    Upper: 'Une majuscule',
    Lower: 'Une minuscule',
    Digit: 'Un chiffre',
    Special: 'Un signe comme ! ou ?',
    AllowedSpecialsOnly: 'Aucun autre signe que {{allowed}}',
    Whitespace: 'Une espace',
    NoWhitespace: 'Aucune espace',
    NoEmoji: 'Aucun émoji',
  },
} as const satisfies Translation<typeof english>;
