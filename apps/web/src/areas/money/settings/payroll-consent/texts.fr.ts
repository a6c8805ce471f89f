import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du consentement que demande un fournisseur de paie. */
export const texts = {
  titles: { page: 'Laissez-nous voir vos heures', stands: 'Vos heures sont partagées' },
  provider: 'votre fournisseur de paie',
  why: {
    Due: 'Votre paie est calculée par {provider}, qui nous communique vos heures seulement si vous l’autorisez. Sans elles, rien ne peut vous être versé d’avance.',
    Declined:
      'Vous n’avez pas autorisé {provider} à nous communiquer vos heures. Nous les connaissons jusqu’au {day}; rien de plus récent ne peut être versé d’avance.',
    Expired:
      'L’autorisation donnée à {provider} a pris fin. Nous connaissons vos heures jusqu’au {day}; rien de plus récent ne peut être versé d’avance tant que vous ne l’autorisez pas de nouveau.',
  },
  read: {
    title: 'Ce que vous autorisez',
    hours: 'Vos heures',
    hoursText: 'Quand et combien de temps vous avez travaillé',
    pay: 'Votre paie',
    payText: 'Ce que vous avez gagné et ce qui est retenu',
    paydays: 'Vos jours de paie',
    paydaysText: 'Pour savoir quand vous êtes payé',
    never: 'Rien d’autre',
    neverText: 'Ni compte bancaire, ni feuillets d’impôt, ni mot de passe',
  },
  without:
    'C’est vous qui décidez. Ce que vous pouvez déjà obtenir reste à vous, et vous pouvez retirer l’autorisation en tout temps.',
  go: 'Continuer vers {provider}',
  goFailed: 'Impossible d’ouvrir la page de votre fournisseur de paie',
  outcome: {
    Declined:
      'Vous n’avez pas donné l’autorisation\u00A0: rien n’a changé. Vous pourrez la donner quand vous voudrez.',
    Cancelled: 'Vous avez quitté la page de {provider}\u00A0: rien n’a changé.',
    OtherPerson:
      'Une autre personne s’est connectée chez {provider}\u00A0: rien n’a changé. Connectez-vous avec votre propre nom d’utilisateur.',
    Expired: 'Cela a pris trop de temps\u00A0: rien n’a changé. Ouvrez de nouveau la page de {provider}.',
  },
  checking: 'Vérification…',
  checkAgain: 'Demander de nouveau',
  checkFailed: 'Impossible d’interroger votre fournisseur de paie',
  grantedTitle: 'Merci',
  granted: 'Vos heures sont à jour, et ce que vous avez gagné depuis est là.',
  stands: '{provider} nous communique vos heures jusqu’au {day}. Nous vous redemanderons ensuite.',
  home: 'Retour à l’accueil',
  notNeededTitle: 'Rien à faire',
  notNeeded: 'Votre employeur nous communique lui-même vos heures.',
  failed: 'Impossible de charger cette page',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
