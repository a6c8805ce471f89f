import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de las cuentas y tarjetas a las que va el dinero. */
export const texts = {
  titles: {
    list: 'A dónde va tu dinero',
    account: 'Detalles de la cuenta',
    add: 'Agregar una cuenta',
    bank: 'Agregar una cuenta bancaria',
  },
  list: {
    close: 'Cerrar los detalles de la cuenta',
    add: 'Agregar una cuenta',
    emptyTitle: 'Todavía no hay cuentas ni tarjetas',
    empty: 'Agrega una cuenta bancaria para recibir tu pago ahí.',
  },
  condition: {
    default: 'Predeterminada',
    usable: 'Lista',
    checking: 'En verificación',
    amountsDue: 'Escribe los montos',
    amountsExpired: 'Sin verificar',
    amountsLocked: 'Sin verificar',
    depositsReturned: 'Cuenta no encontrada',
    confirmationDue: 'Confirma con tu banco',
    confirmationRefused: 'Sin confirmar',
    cardCheckDue: 'Comprueba la tarjeta',
    cardExpired: 'Vencida',
    linkExpired: 'Inicia sesión de nuevo',
    checkingAtBank: 'Consultando a tu banco',
    inReview: 'En revisión',
    notVerified: 'Sin verificar',
    verificationFailed: 'Sin verificar',
    detailsOld: 'Falta actualizar',
    duplicate: 'Ya está en uso',
    leaving: 'Se está quitando',
    closed: 'Cerrada',
  },
  explain: {
    checking: 'Estamos verificando esta cuenta. Podrás usarla cuando terminemos.',
    depositsUnderway:
      'Enviamos dos depósitos pequeños, de menos de $1 cada uno. Llegan a más tardar el {when}. Después vuelve y escribe sus montos.',
    amountsDue:
      'Busca dos depósitos pequeños nuestros en tu estado de cuenta y escribe aquí sus montos a más tardar el {until}. Ese dinero es tuyo.',
    amountsExpired:
      'Los montos no se escribieron a tiempo. Pide dos depósitos nuevos para verificar la cuenta.',
    amountsLocked:
      'Los montos no coincidieron tres veces, así que esta cuenta ya no se puede verificar. Quítala y agrégala de nuevo.',
    depositsReturned:
      'El banco devolvió nuestros depósitos porque no reconoce esta cuenta. Revisa los números, quítala y agrégala de nuevo.',
    confirmationDue:
      'Tu banco todavía no ha confirmado esta tarjeta. Pregúntale ahora y tu pago podrá ir ahí.',
    confirmationRefused: 'Tu banco no confirmó esta tarjeta. Pregunta de nuevo, o quítala y agrega otra.',
    cardCheckDue: 'Tenemos que comprobar esta tarjeta antes de usarla de nuevo. Escríbela una vez más.',
    cardExpired: 'Esta tarjeta venció. Escribe la nueva para seguir usándola.',
    linkExpired: 'La conexión con tu banco venció. Inicia sesión en tu banco de nuevo para usar esta cuenta.',
    checkingAtBank:
      'Tu banco está confirmando esta cuenta; suele tardar unos minutos. Puedes volver a consultar.',
    inReview:
      'Alguien de nuestro equipo está revisando esta cuenta a mano. Tarda hasta 2 días hábiles; te escribiremos.',
    notVerified:
      'Aún nadie ha verificado que esta cuenta sea tuya. Empieza ahora y tu pago podrá llegar ahí.',
    verificationFailed:
      'No se pudo verificar esta cuenta. Quítala y agrégala de nuevo con los números de la app de tu banco.',
    detailsOld: 'Tu banco cambió algo de esta cuenta. Vuelve a pedir sus datos y podrás usarla.',
    duplicate:
      'Otra persona ya recibe su pago en esta cuenta. Si es solo tuya, llama al {supportPhone} ({supportName}); si no, quítala.',
    leaving: 'Esta cuenta se está quitando. Ya no se envía nada nuevo; lo que está en camino llega.',
    billerClosed:
      'La empresa no reconoce este número de cuenta, así que ya no se envía nada ahí. Quítala y agrégala de nuevo con el número de la factura.',
    closed: 'El banco devolvió una transferencia porque esta cuenta está cerrada. Ya no se envía nada ahí.',
  },
  accountType: {
    PersonalChecking: 'Cheques (personal)',
    PersonalSaving: 'Ahorros (personal)',
    BusinessChecking: 'Cheques (negocio)',
    BusinessSaving: 'Ahorros (negocio)',
  },
  account: {
    type: 'Tipo',
    balance: 'Saldo',
    move: 'Mover dinero aquí',
    speeds: 'Rapidez',
    verify: 'Verificar esta cuenta',
    askBank: 'Volver a consultar al banco',
    getDetails: 'Pedir sus datos de nuevo',
    makeDefault: 'Usar como predeterminada',
    isDefault: 'Se elige primero cada vez que recibes dinero.',
    working: 'Un momento…',
    transfers: 'Ver sus transferencias',
    continue: { transfer: 'Volver a recibir dinero', home: 'Volver a tu saldo', bill: 'Agregar la factura' },
    failed: 'No se pudo hacer',
    proof: 'Estás cambiando a dónde puede ir tu pago, así que confirmamos que eres tú.',
  },
  amounts: {
    first: 'Primer depósito, en centavos',
    second: 'Segundo depósito, en centavos',
    Required: 'Escribe el monto de este depósito.',
    DepositNotValid: 'Escribe centavos de 1 a 99.',
    wrong:
      '{count, plural, one {Esos no son los montos. Puedes intentarlo # vez más.} many {Esos no son los montos. Puedes intentarlo # veces más.} other {Esos no son los montos. Puedes intentarlo # veces más.}}',
    failed: 'La cuenta todavía no está verificada',
    verify: 'Verificar esta cuenta',
    sendAgain: 'Enviar dos depósitos nuevos',
  },
  remove: {
    label: 'Quitar',
    title: '¿Quitar {name}?',
    text: 'Se detienen las transferencias periódicas que van ahí. Lo que ya está en camino llega.',
    yes: 'Quitarla',
    keep: 'Conservarla',
  },
  done: {
    makeDefault: '{name} es ahora la predeterminada.',
    payFeeWith: 'La comisión del programa ahora se paga con {name}.',
    delete: 'Se quitó {name}.',
    sendDeposits: 'Dos depósitos nuevos están en camino.',
    beginVerification: 'Empezó la verificación de {name}.',
    refresh: '{name} está al día. Tu pago puede llegar ahí.',
    verify: '{name} está verificada. Tu pago ya puede ir ahí.',
  },
  add: {
    text: 'Tiene que ser una cuenta tuya. Nunca sacamos dinero de ella sin que nos lo pidas.',
    link: 'Inicia sesión en tu banco',
    linkText: 'Lista de inmediato; tu contraseña se queda en el banco',
    byHand: 'Con número de cuenta y de ruta',
    byHandCanada: 'Con número de tránsito, de institución y de cuenta',
    byHandText: 'Se verifica con dos depósitos pequeños; tarda de 1 a 3 días hábiles',
    card: 'Tarjeta de débito',
    cardText: 'Recibe tu pago en minutos; su número se queda en el servicio de tarjetas',
    creditUnion: 'En {creditUnion}',
    creditUnionText: 'Lista de inmediato, con tu número de cuenta',
    visaPlus: 'Nombre de pago de Visa+',
    visaPlusText: 'Para Venmo, PayPal y otras apps; recibe tu pago en minutos',
    payPalText: 'Tu cartera; recibe tu pago en minutos',
    biller: 'Pagar una factura',
    billerText: 'De tu pago directo a la empresa',
  },
  bank: {
    text: 'Ambos números están en un cheque y en la app de tu banco.',
    again: 'Número de cuenta, otra vez',
    type: 'Tipo de cuenta',
    add: 'Agregar esta cuenta',
    adding: 'Agregando…',
    added: 'Se agregó la cuenta. Te enviamos un aviso.',
    failed: 'No se agregó la cuenta',
  },
  card: {
    facts: {
      brand: 'Red',
      expiry: 'Vence',
      address: 'Dirección de facturación',
      processor: 'Pagos procesados por',
      fee: 'Comisión del programa',
      feePaid: 'Se paga con esta tarjeta',
    },
    brands: {
      Visa: 'Visa',
      Master: 'Mastercard',
      AmericanExpress: 'American Express',
      Discover: 'Discover',
      JCB: 'JCB',
      DinersClub: 'Diners Club',
    },
    fee: {
      text: 'La comisión del programa solo se cobra cuando recibes dinero.',
      choose: 'Pagar con ella la comisión del programa',
    },
    again: {
      cardCheckDue: 'Escribir la tarjeta de nuevo',
      cardExpired: 'Escribir la tarjeta nueva',
    },
  },
} as const satisfies Translation<typeof english>;
