import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la cuenta con la que termina el registro. */
export const texts = {
  titles: { password: 'Crea tu cuenta', getCard: 'Tu cuenta está lista' },
  password: {
    title: 'Elige una contraseña',
    text: 'Entrarás con ella y con tu número {phone}.',
    label: 'Contraseña',
    create: 'Crear mi cuenta',
    saving: 'Guardando tu contraseña…',
  },
  making: {
    title: 'Estamos creando tu cuenta',
    text: 'Estamos sumando las horas que trabajaste. Tarda unos segundos; puedes dejar esta página abierta.',
    progress: 'Avance',
    region: 'Buscando tu región',
    account: 'Abriendo tu cuenta',
    done: 'Listo',
    failedTitle: 'Tu cuenta aún no está lista',
    kept: 'No se perdió nada. Inténtalo otra vez o vuelve antes de 24 horas.',
    retry: 'Intentar otra vez',
  },
  referral: {
    title: '¿Alguien te invitó?',
    text: 'Escribe su código para que podamos agradecérselo. También puedes omitir este paso.',
    label: 'Código de invitación',
    missing: 'Escribe el código u omite este paso.',
    unknown: 'No conocemos ese código. Revísalo u omite este paso.',
    tooYoung: 'Una invitación solo cuenta para personas de 18 años o más. Puedes omitir este paso.',
    adult: 'Tengo 18 años o más',
    adultMissing: 'Confirma que tienes 18 años o más, u omite este paso.',
    use: 'Usar este código',
    skip: 'Omitir',
    saving: 'Guardando…',
  },
  card: {
    title: 'Todo listo, {name}',
    amount:
      'Ya ganaste {amount} que puedes recibir antes del día de pago. Primero agrega la cuenta o tarjeta a la que irá.',
    nothingYet: 'Tu cuenta está lista. Lo que ganes aparecerá aquí cuando tu empleador informe tus horas.',
    noEmployer: 'Tu cuenta está lista. Vincula a un empleador para cobrar antes.',
    signInText: 'Tu cuenta está lista. Inicia sesión con tu teléfono y tu contraseña nueva.',
    signInAtWorkText: 'Tu cuenta está lista. Inicia sesión con tu cuenta del trabajo.',
    offer: 'Una tarjeta para tu pago',
    offerText: 'Recibe tu pago en una tarjeta propia, sin comisión mensual. Puedes pedirla cuando quieras.',
    get: 'Pedir la tarjeta',
    home: 'Ir a mi inicio',
    signIn: 'Iniciar sesión',
    opening: 'Iniciando sesión…',
    forgot: 'Olvidé mi contraseña',
  },
} as const satisfies Translation<typeof english>;
