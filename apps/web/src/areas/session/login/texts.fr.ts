import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de l’écran d’ouverture de session. */
export const texts = {
  titles: { welcome: 'Bienvenue', login: 'Ouvrir une session' },
  welcome: { signUp: 'S’inscrire', help: 'Des questions?' },
  login: {
    identifier: 'Numéro de téléphone ou courriel',
    password: 'Mot de passe',
    submit: 'Ouvrir une session',
    submitting: 'Ouverture en cours…',
    signUp: 'Première visite? Inscrivez-vous',
    forgot: 'Mot de passe oublié?',
    work: 'Utiliser un compte de travail',
    help: 'Un problème de connexion?',
  },
  passkey: {
    signIn: 'Utiliser une clé d’identification',
    pending: 'En attente de votre appareil…',
    failed: 'Votre session n’est pas encore ouverte',
    failedText: 'Réessayez ou utilisez votre mot de passe.',
  },
  errors: {
    identifierMissing: 'Entrez votre numéro de téléphone ou votre courriel.',
    identifierWrong: 'Entrez un numéro à 10 chiffres ou un courriel, comme ana@example.com.',
    passwordMissing: 'Entrez votre mot de passe.',
    wrongTitle: 'Les données ne concordent pas',
    wrong: 'Vérifiez votre numéro ou votre courriel ainsi que votre mot de passe, puis réessayez.',
    blockedTitle: 'Trop de tentatives',
    blocked:
      '{count, plural, one {Par sécurité, l’accès est suspendu. Réessayez dans # minute.} many {Par sécurité, l’accès est suspendu. Réessayez dans # de minutes.} other {Par sécurité, l’accès est suspendu. Réessayez dans # minutes.}}',
    blockedOver: 'Vous pouvez réessayer.',
    deactivatedTitle: 'Ce compte est fermé',
    deactivated: 'Si vous croyez que c’est une erreur, appelez {supportName}.',
    downTitle: 'Impossible d’ouvrir votre session',
    down: 'Le problème vient de chez nous. Réessayez dans un instant; ce que vous avez écrit est toujours là.',
    clockTitle: 'L’horloge de votre appareil est déréglée',
    clock: 'Réglez la date et l’heure sur automatique dans votre appareil, puis réessayez.',
  },
} as const satisfies Translation<typeof english>;
