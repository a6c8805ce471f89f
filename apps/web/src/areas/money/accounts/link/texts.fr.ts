import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la liaison d’une banque : avant d’ouvrir sa page, et au retour. */
export const texts = {
  titles: {
    link: 'Lier votre banque',
  },
  intro:
    'Vous ouvrirez une session sur la page de votre banque et choisirez un compte. Nous recevons son numéro et son type, jamais votre mot de passe.',
  again:
    'Vous ouvrirez une session sur la page de votre banque pour que {name} fonctionne de nouveau. Nous ne voyons jamais votre mot de passe.',
  go: 'Continuer vers votre banque',
  going: 'Ouverture de la page de votre banque…',
  failed: 'Impossible d’ouvrir la page de votre banque',
  noPage: 'La liaison bancaire pose problème. Réessayez plus tard.',
  checkTitle: 'Ajouter ce compte?',
  checkAgain: 'Utiliser de nouveau ce compte?',
  resuming: 'Vérification auprès de votre banque…',
  outcomeFailed: 'Impossible d’interroger votre banque',
  outcomeFailedText: 'Rien n’a changé. Réessayez dans un instant.',
  outcomeOffline: 'Rien n’a changé. Connectez-vous et réessayez.',
  cancelled: 'Vous avez quitté la page de votre banque; rien n’a été ajouté.',
  locked:
    'Votre banque a verrouillé ses services en ligne; rien n’a été ajouté. Appelez votre banque ou ajoutez le compte par ses numéros.',
  broken:
    'Un problème est survenu à votre banque et rien n’a été ajouté. Réessayez ou ajoutez le compte par ses numéros.',
  expired:
    'La page de votre banque n’est plus ouverte; rien n’a été ajouté. Ouvrez-y de nouveau une session.',
  byHand: 'L’ajouter plutôt par ses numéros',
  save: 'Ajouter ce compte',
  saveAgain: 'L’utiliser de nouveau',
  saving: 'Enregistrement…',
  saved: '{bank} a été ajouté. Votre paie peut maintenant y aller.',
  savedAgain: '{bank} fonctionne de nouveau.',
  saveFailed: 'Le compte n’a pas été ajouté',
  lostTitle: 'Il n’y a rien à terminer ici',
  lost: 'Si vous avez commencé dans l’application ou dans un autre navigateur, retournez-y\u00A0: la suite s’y fait d’elle-même. Sinon, aucun compte n’est en cours d’ajout et rien n’a changé.',
} as const satisfies Translation<typeof english>;
