import type { Words } from '../../messages/words.ts';

/** Additional texts of the sheet. */
export interface PolicySheetText {
  /** Name of a sheet with several policies. */
  title: string;
  /** Closes a sheet that only informs. */
  done: string;
  failedTitle: string;
  failed: string;
}

export const words: Words<PolicySheetText> = {
  en: {
    title: 'Policies',
    done: 'Done',
    failedTitle: 'This could not be loaded',
    failed: 'Check your connection and try again.',
  },
  es: {
    title: 'Políticas',
    done: 'Listo',
    failedTitle: 'No se pudo cargar',
    failed: 'Revisa tu conexión e inténtalo de nuevo.',
  },
  fr: {
    title: 'Politiques',
    done: 'Terminé',
    failedTitle: 'Impossible de charger ce texte',
    failed: 'Vérifiez votre connexion et réessayez.',
  },
};
