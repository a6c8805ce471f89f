import type { Words } from '../../messages/words.ts';

/** Texts of both variants. */
export interface AccountFailedText {
  /** Title of `notFound`. */
  notFoundTitle: string;
  notFoundMessage: string;
  /** The button of `notFound`. */
  reenter: string;
  /** Title of `membership`. */
  membershipTitle: string;
  membershipMessage: string;
  /** The button of `membership`. */
  reenterInformation: string;
  visitHome: string;
}

export const words: Words<AccountFailedText> = {
  en: {
    notFoundTitle: 'We’re having trouble finding your account',
    notFoundMessage: 'Check the number on your card or statement and enter it again.',
    reenter: 'Re-enter',
    membershipTitle: 'Please contact Membership Services',
    membershipMessage: 'They can tell you which account to use. Nothing was saved.',
    reenterInformation: 'Re-enter information',
    visitHome: 'Visit Home screen',
  },
  es: {
    notFoundTitle: 'No logramos encontrar tu cuenta',
    notFoundMessage: 'Revisa el número en tu tarjeta o estado de cuenta y escríbelo otra vez.',
    reenter: 'Escribir de nuevo',
    membershipTitle: 'Comunícate con Servicios para Miembros',
    membershipMessage: 'Ahí te dirán qué cuenta usar. No se guardó nada.',
    reenterInformation: 'Escribir los datos de nuevo',
    visitHome: 'Ir a la pantalla de inicio',
  },
  fr: {
    notFoundTitle: 'Nous avons du mal à trouver votre compte',
    notFoundMessage: 'Vérifiez le numéro sur votre carte ou votre relevé, puis entrez-le de nouveau.',
    reenter: 'Entrer de nouveau',
    membershipTitle: 'Veuillez communiquer avec les Services aux membres',
    membershipMessage: 'On vous y dira quel compte utiliser. Rien n’a été enregistré.',
    reenterInformation: 'Entrer les renseignements de nouveau',
    visitHome: 'Aller à l’écran d’accueil',
  },
};
