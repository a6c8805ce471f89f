import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de los pasos entre el inicio de sesión y la página principal. */
export const texts = {
  titles: {
    terms: 'Nuestros acuerdos',
    businesses: 'Elige tu empleador',
    failed: 'No se pudo iniciar sesión',
    sso: 'Entra con tu empleador',
  },
  terms: {
    title: 'Antes de empezar',
    text: 'Esto es lo que acuerdas con {brand}. No cuesta nada, y no aceptas nada hasta que tú lo digas.',
    open: 'Leer {title}',
    agree: 'Leer y aceptar',
    saving: 'Guardando tu aceptación…',
    drawer: 'Lo que aceptas',
    agreeToAll: 'Acepto todo lo anterior',
    eSign: 'Acepto firmar electrónicamente',
    done: 'Aceptar y continuar',
    agreeFirst: 'Marca esta casilla para aceptar.',
    failedTitle: 'No pudimos cargar los acuerdos',
    failed: 'Todavía no has aceptado nada. Inténtalo en un momento.',
    offline: 'Conéctate a internet para leerlos. Todavía no has aceptado nada.',
    notSavedTitle: 'Tu aceptación aún no está guardada',
    notSaved: 'Acepta otra vez; hacerlo dos veces no cambia nada.',
  },
  businesses: {
    title: '¿Con qué empleador?',
    text: 'Tu pago y tus transferencias van con un empleador a la vez. Eliges de nuevo cada vez que inicias sesión.',
    legend: 'Tus empleadores',
    pending: 'Abriendo tu pago…',
    emptyTitle: 'No tienes ningún empleador vinculado',
    empty: 'Puede que tu empleador aún esté preparando tu cuenta. Llámanos y lo averiguamos juntos.',
  },
  failed: {
    title: 'No pudimos confirmar que eres tú',
    text: 'No has iniciado sesión, nada cambió en tu cuenta y no se movió ningún dinero.',
    why: 'Los enlaces para entrar sirven una sola vez y solo por unos minutos. Con tu contraseña puedes entrar ahora.',
    signIn: 'Iniciar sesión de nuevo',
    help: '¿Sigues sin poder entrar?',
    unchanged: 'Nada cambió en tu cuenta y no se movió ningún dinero.',
    tryWork: 'Volver a intentar con tu cuenta del trabajo',
    cancelledTitle: 'Inicio de sesión cancelado',
    cancelled: 'Por eso no has iniciado sesión aquí.',
    unknownTitle: 'Tu cuenta del trabajo aún no está vinculada',
    unknown:
      'Tu empleador te conoce, pero esa cuenta no está vinculada a ninguna en {brand}. Entra con tu teléfono o correo, o llámanos y las vinculamos contigo.',
    unavailableTitle: 'No pudimos abrir la página de tu empleador',
    unavailable: 'El problema no es tuyo. Inténtalo en unos minutos.',
    expiredTitle: 'Ese inicio de sesión ya no sirve',
    expired:
      'Sirve una sola vez, durante diez minutos y en el navegador donde empezó. Empieza de nuevo aquí.',
  },
  sso: {
    title: 'Entra con tu empleador',
    text: 'Tu empleador tiene su propia entrada a {brand}.',
    button: 'Continuar con tu cuenta del trabajo',
    howTitle: 'Cómo seguir',
    how: 'Abre el sitio o la app de tu empleador y elige {brand} allí. Volverás aquí con la sesión iniciada.',
    signedOut: 'Aquí no has iniciado sesión, así que nada queda abierto en este dispositivo.',
    help: '¿No encuentras la entrada?',
  },
} as const satisfies Translation<typeof english>;
