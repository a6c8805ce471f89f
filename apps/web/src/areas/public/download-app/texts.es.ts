import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la página que lleva a la aplicación. */
export const texts = {
  titles: { page: 'Obtén la aplicación' },
  close: 'Cerrar',
  title: {
    any: 'Obtén la aplicación de {brand}',
    activated: 'Tu tarjeta está lista. Obtén también la aplicación',
    getMoney: 'Retira tu dinero en la aplicación',
    tips: 'Sigue tus propinas en la aplicación',
    signUp: 'Termina de registrarte en la aplicación',
    addAccount: 'Agrega tu cuenta en la aplicación',
  },
  text: {
    any: 'Mira lo que has ganado y retíralo dondequiera que estés.',
    activated: 'Mira lo que hay en tu tarjeta, bloquéala y desbloquéala dondequiera que estés.',
    getMoney: 'Inicia sesión como aquí y sigue donde te quedaste.',
    tips: 'Mira cada propina cuando llega y adónde va.',
    signUp: 'Lo que nos has dicho hasta ahora está guardado. Inicia sesión como aquí.',
    addAccount: 'Inicia sesión como aquí. Tus otras cuentas ya están ahí.',
  },
  stores: {
    apple: 'Obtenerla en App Store',
    google: 'Obtenerla en Google Play',
  },
  noStore: 'Busca «{brand}» en la tienda de aplicaciones de tu teléfono.',
  open: 'Abrir la aplicación, si ya la tienes',
  code: {
    label: 'Código que abre esta página en tu teléfono',
    text: 'Apunta la cámara de tu teléfono al código, o abre esta dirección en el teléfono:',
  },
  inApp: {
    title: 'Ya estás en la aplicación',
    text: 'No hay nada que instalar. Las actualizaciones vienen de la tienda de aplicaciones de tu teléfono.',
    advance: 'Continuar',
  },
} satisfies Translation<typeof english>;
