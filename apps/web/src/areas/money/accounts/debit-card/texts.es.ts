import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para vincular una tarjeta de débito. */
export const texts = {
  titles: {
    add: 'Agregar una tarjeta de débito',
    confirm: 'Confirmar tu tarjeta',
    again: 'Escribir tu tarjeta de nuevo',
  },
  frame: {
    title: 'Número de tarjeta, vencimiento y código de seguridad',
    failed: 'Los campos de la tarjeta no funcionan',
    notLoaded: 'No se cargaron. Lo demás que escribiste sigue aquí. Inténtalo de nuevo.',
    offline: 'No hay red. Lo que escribiste sigue aquí: conéctate y envíalo de nuevo.',
    expired: 'Estuvieron abiertos demasiado tiempo. Ábrelos de nuevo y escribe la tarjeta otra vez.',
    tooMany: 'Aquí se escribieron demasiadas tarjetas. Vuelve atrás y empieza de nuevo en media hora.',
    noAnswer: 'No responden. Lo que escribiste sigue aquí: espera un momento y envíalo de nuevo.',
    again: 'Abrirlos de nuevo',
  },
  add: {
    text: 'Tiene que ser tu propia tarjeta de débito. Si tu plan tiene una comisión del programa, se paga con la tarjeta y solo se cobra cuando recibes dinero.',
    name: 'Nombre en la tarjeta',
    nickname: 'Alias',
    nicknameHint: 'Cómo se llama la tarjeta en tu lista',
    address: 'Dirección de facturación',
    otherAddress: 'Otra dirección',
    add: 'Agregar esta tarjeta',
    adding: 'Agregando…',
    added: 'La tarjeta se agregó. Te enviamos un aviso.',
    failed: 'La tarjeta no se agregó',
  },
  behind: {
    title: 'Esta tarjeta no recibe transferencias instantáneas',
    text: 'Tu pago puede ir a la cuenta de la tarjeta, gratis el siguiente día hábil. Escribe los números de la cuenta.',
  },
  confirm: {
    text: 'Antes de que tu pago pueda ir a {name} ••{last4}, su banco confirma que la tarjeta es tuya. Algunos bancos te preguntan primero.',
    asking: 'Preguntando a tu banco…',
    frame: 'La página de tu banco',
    done: '{name} está lista. Tu pago ya puede ir ahí.',
    failed: 'La tarjeta todavía no se puede usar',
    late: 'La página de tu banco no se terminó a tiempo. La tarjeta sigue en tu lista; pregunta de nuevo a tu banco.',
  },
  again: {
    text: 'Tenemos que comprobar {name} ••{last4}. Escribe la tarjeta una vez más: no hace falta configurar nada más.',
    renewal: '{name} ••{last4} venció. Escribe la nueva: tiene el mismo número y una fecha posterior.',
    check: 'Comprobar la tarjeta',
    checking: 'Comprobando…',
    failed: 'No se pudo comprobar la tarjeta',
  },
  problems: {
    nameMissing: 'Escribe el nombre que aparece en la tarjeta.',
    NameNotValid: 'Usa letras, espacios sencillos y guiones, como en la tarjeta.',
    CardAddressMismatch:
      'El banco tiene otra dirección de facturación para esta tarjeta. Escribe la de tus estados de cuenta.',
  },
  parts: {
    country: 'Elige un país.',
    street: 'Escribe la calle y el número.',
    apartment: 'Escribe el apartamento.',
    city: 'Escribe la ciudad.',
    region: 'Elige una opción.',
    postalCode: 'Escribe el código completo.',
  },
  refused: {
    ProductCardNotAllowed:
      'Esta tarjeta la emitimos nosotros, así que no se puede agregar como tarjeta de otro banco.',
    UsBankCardNotAllowed:
      'Las tarjetas de U.S. Bank no pueden recibir nuestras transferencias. Agrega la cuenta de la tarjeta con sus números.',
    CardDeclined:
      'El banco de esta tarjeta la rechazó. Revisa la tarjeta o llama al número que está al dorso.',
    CardTokenExpired: 'Pasó un rato desde que escribiste la tarjeta. Escríbela de nuevo.',
    byBank: 'Tu banco no confirmó la tarjeta. Pregunta de nuevo o llama al número que está al dorso.',
  },
} as const satisfies Translation<typeof english>;
