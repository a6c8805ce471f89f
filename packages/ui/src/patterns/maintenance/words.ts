import type { Words } from '../../messages/words.ts';

/** Texts of the page. */
export interface MaintenanceText {
  title: string;
  /** What is happening, and that money is not affected. */
  message: string;
  /** Before the time when it is expected to end. */
  until: string;
  retry: string;
}

export const words: Words<MaintenanceText> = {
  en: {
    title: 'We’ll be right back',
    message:
      'We are working on the app and it is closed for a short while. Transfers that you have already made carry on.',
    until: 'We expect to be back by',
    retry: 'Check again',
  },
  es: {
    title: 'Volvemos enseguida',
    message:
      'Estamos haciendo mejoras y la aplicación está cerrada por un momento. Las transferencias que ya hiciste siguen su curso.',
    until: 'Esperamos volver a más tardar el',
    retry: 'Comprobar de nuevo',
  },
  fr: {
    title: 'Nous revenons tout de suite',
    message:
      'Nous faisons des travaux et l’application est fermée pour un court moment. Les virements déjà demandés suivent leur cours.',
    until: 'Retour prévu au plus tard le',
    retry: 'Vérifier de nouveau',
  },
};
