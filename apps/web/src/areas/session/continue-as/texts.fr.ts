import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes d’un lien avec jeton qui attend : la réponse de la personne, ou celle du serveur. */
export const texts = {
  titles: { continueAs: 'Ouvrir un lien' },
  ask: {
    title: 'Continuer dans le compte de {name}?',
    signedIn:
      'Le lien que vous avez ouvert mène à ce compte. Vous êtes dans le compte de {current}, dont la session serait fermée sur cet appareil.',
    signedOut:
      'Le lien que vous avez ouvert mène à ce compte. Quelqu’un d’autre a ouvert une session sur cet appareil auparavant.',
    why: 'Si personne de confiance ne vous l’a envoyé, ne continuez pas\u00A0: ce que vous y écririez ou ajouteriez serait dans ce compte, pas dans le vôtre.',
    continue: 'Continuer dans le compte de {name}',
    stay: 'Rester dans le compte de {current}',
    pending: 'Ouverture du compte…',
  },
  problem: {
    title: 'Nous n’avons pas pu vérifier ce lien',
    offline:
      'Vous êtes hors ligne, donc le lien n’a pas servi. Connectez-vous à Internet et réessayez; un tel lien fonctionne pendant quelques minutes.',
    down: 'Le problème vient de nous et le lien n’a pas servi. Réessayez dans un instant; un tel lien fonctionne pendant quelques minutes.',
    doubtTitle: 'Nous ne savons pas si ce lien a fonctionné',
    doubt:
      'Aucune réponse n’est arrivée\u00A0: le lien a peut-être déjà servi. Vous pouvez réessayer sans risque; si c’est le cas, nous vous le dirons.',
    signedIn: 'Vous êtes toujours dans le compte de {current}.',
    signedOut: 'Votre session n’est pas ouverte ici.',
    again: 'Cela n’a pas encore fonctionné. Vous pouvez réessayer.',
    pending: 'Vérification du lien…',
  },
} as const satisfies Translation<typeof english>;
