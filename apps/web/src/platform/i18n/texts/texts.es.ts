import type { Translation } from '../translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del marco de todas las pantallas. */
export const texts = {
  frame: {
    skip: 'Ir al contenido',
    titled: '{page} · {brand}',
    online: 'Ya tienes conexión otra vez.',
    oldTitle: 'No podemos conectar con {brand} en este momento',
    oldOfflineTitle: 'No tienes conexión',
    oldText: 'Lo que ves puede haber cambiado. Actualizado',
    newVersion: 'Hay una nueva versión lista.',
    reload: 'Volver a cargar',
  },
  navigation: {
    label: 'Principal',
    home: 'Inicio',
    money: 'Dinero',
    work: 'Trabajo',
    offers: 'Ofertas',
    you: 'Tú',
    unfinished: '1 transferencia por comprobar',
  },
  titles: {
    account: 'Tu cuenta',
    maintenance: 'Volvemos en breve',
    notFound: 'Página no encontrada',
    problem: 'Algo salió mal',
  },
  session: {
    signIn: 'Ir a iniciar sesión',
    ended: 'Tu sesión terminó. Vuelve a entrar: no se perdió nada.',
    timedOut: 'Pasó un rato sin actividad y cerramos tu sesión. Vuelve a entrar: no se perdió nada.',
    endedElsewhere: 'Cerraste la sesión en otra pestaña.',
    signedOut: 'Cerraste tu sesión.',
    signedOutEverywhere: 'Cerraste sesión en todos tus dispositivos.',
    notForgotten:
      'Cerraste tu sesión, pero no pudimos conectarnos con nuestro servicio y todavía reconoce este dispositivo. Inicia y cierra sesión otra vez para que lo olvide.',
    nowSignedIn: 'Entraste como {name}.',
    otherSignedOut: 'Cerramos la sesión de {name} en este dispositivo.',
    changedElsewhere: 'Otra persona entró a {brand} en otra pestaña, así que cerramos esta.',
  },
  account: {
    open: 'Tu cuenta',
    signedInAs: 'Sesión de {name}',
    language: 'Idioma',
    languageFailed: 'No pudimos cargar ese idioma. Revisa tu conexión e inténtalo de nuevo.',
    switchEmployer: 'Cambiar de empleador',
    employers: 'Tus empleadores',
    switching: 'Cambiando…',
    back: 'Volver a tu cuenta',
    accounts: 'A dónde va tu dinero',
    limits: 'Tus propios límites',
    service: 'Pausar o cerrar',
    changePassword: 'Cambiar la contraseña',
    twoStep: 'Inicio de sesión en dos pasos',
    passkeys: 'Llaves de acceso',
    unlock: 'Desbloquear con el rostro o la huella',
    devices: 'Tus dispositivos',
    agreements: 'Acuerdos',
    help: 'Ayuda',
    forgetDevice: 'Olvidar este dispositivo al cerrar sesión',
    forgetDeviceText: 'Para un dispositivo que compartes. La próxima vez será nuevo para nosotros.',
    signOut: 'Cerrar sesión',
    signingOut: 'Cerrando sesión…',
  },
  notFound: {
    noHome:
      'Esta cuenta no tiene una página de inicio aquí. No ha cambiado nada en ella. Llámanos y averiguamos por qué.',
  },
  failure: {
    offline: 'Conéctate a internet e inténtalo de nuevo. No se pierde nada.',
    slow: 'Está tardando más de lo normal. Seguimos intentando.',
    downTitle: 'No se pudo completar',
    down: 'El problema es nuestro. Inténtalo en un momento.',
  },
  problem: {
    title: 'Algo salió mal',
    text: 'No pudimos mostrar esta página. Tu dinero y tu cuenta están como estaban.',
    retry: 'Intentar de nuevo',
    call: 'Llama al {supportPhone}',
    reference: 'Diles esta referencia: {reference}',
    outdatedTitle: 'No pudimos cargar esta página',
    outdatedText:
      'Se cortó la conexión un momento, o {brand} se actualizó con esta pestaña abierta. Cárgala otra vez y listo.',
    reload: 'Cargar otra vez',
    pdfText: 'No se pudo crear el PDF. Revisa tu conexión e inténtalo de nuevo.',
  },
  start: {
    offlineTitle: 'No tienes conexión',
    offlineText:
      'Conéctate a una red wifi o activa los datos. La página seguirá sola cuando vuelvas a tener conexión.',
    downTitle: 'No podemos conectar con {brand} en este momento',
    downText:
      'El problema es nuestro, no tuyo. Tu dinero está a salvo. Inténtalo en un momento o llama al {supportPhone}.',
    maintenanceTitle: 'Estamos mejorando {brand}',
    maintenanceText: 'Volvemos en breve. Tu dinero está a salvo y esta página se abrirá sola.',
    retry: 'Intentar de nuevo',
  },
} as const satisfies Translation<typeof english>;
