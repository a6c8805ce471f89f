import type { Words } from '../../messages/words.ts';
import type { ListedContractsText, PagedContractsText } from './contract-drawer-props.ts';

/** Default texts of both kinds of drawer. */
export const words: Words<PagedContractsText> = {
  en: {
    title: 'Agreements',
    agree: (position, total) => `I Agree ${position}/${total}`,
    position: (position, total) => `Agreement ${position} of ${total}`,
    failedTitle: 'The agreements could not be loaded',
    failed: 'You have agreed to nothing. Try again.',
  },
  es: {
    title: 'Acuerdos',
    agree: (position, total) => `Acepto ${position}/${total}`,
    position: (position, total) => `Acuerdo ${position} de ${total}`,
    failedTitle: 'No se pudieron cargar los acuerdos',
    failed: 'No has aceptado nada. Inténtalo de nuevo.',
  },
  fr: {
    title: 'Ententes',
    agree: (position, total) => `J’accepte ${position}/${total}`,
    position: (position, total) => `Entente ${position} sur ${total}`,
    failedTitle: 'Impossible de charger les ententes',
    failed: 'Vous n’avez rien accepté. Réessayez.',
  },
};

type ListedWords = Pick<ListedContractsText, 'agree' | 'done' | 'agreeFirst'>;

/** Additional texts of the drawer with one box. */
export const listedWords: Words<ListedWords> = {
  en: {
    agree: 'I agree to these agreements',
    done: 'Continue',
    agreeFirst: 'Tick the box to agree.',
  },
  es: {
    agree: 'Acepto estos acuerdos',
    done: 'Continuar',
    agreeFirst: 'Marca la casilla para aceptar.',
  },
  fr: {
    agree: 'J’accepte ces ententes',
    done: 'Continuer',
    agreeFirst: 'Cochez la case pour accepter.',
  },
};
