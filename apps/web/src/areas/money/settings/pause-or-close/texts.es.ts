import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para poner en pausa el pago anticipado y para cerrar la cuenta. */
export const texts = {
  titles: { page: 'Pausar o cerrar' },
  pause: {
    title: 'Pausar el pago anticipado',
    text: 'Mientras está en pausa no se puede recibir nada, no se hacen transferencias periódicas ni se paga a amigos. Tu pago llega completo el día de pago, menos lo que ya recibiste. Puedes reanudarlo cuando quieras. Tus ahorros y propinas siguen a tu alcance.',
    ends: '¿Por cuánto tiempo?',
    end: { never: 'Hasta que lo reanude', day: 'Hasta un día que elija' },
    until: 'Se abre de nuevo el',
    untilMissing: 'Elige un día a partir de mañana y dentro de un año.',
    do: 'Pausar el pago anticipado',
    on: 'El pago anticipado está en pausa',
    onText: 'Sigue en pausa hasta que lo reanudes.',
    onUntil: 'Se abre de nuevo por sí solo el {day}.',
  },
  close: {
    title: 'Cerrar mi cuenta',
    means: {
      signIn:
        'Se cierra tu sesión en todas partes y nadie puede volver a entrar en la cuenta. No cuesta nada.',
      regular:
        '{count, plural, one {Tu transferencia periódica termina.} many {Tus # transferencias periódicas terminan.} other {Tus # transferencias periódicas terminan.}}',
      bills:
        '{count, plural, one {Ya no pagaremos tu factura ni te la recordaremos. Tendrás que pagarla donde te la cobran.} many {Ya no pagaremos tus # facturas ni te las recordaremos. Tendrás que pagarlas donde te las cobran.} other {Ya no pagaremos tus # facturas ni te las recordaremos. Tendrás que pagarlas donde te las cobran.}}',
      owed: '{amount} que recibiste por adelantado se descuentan de tu pago como se acordó; el próximo es el {payday}. Nunca lo cobramos de tu cuenta bancaria.',
      goals:
        '{count, plural, one {Tu meta de ahorro termina. Retira antes los {amount} que tiene.} many {Tus # metas de ahorro terminan. Retira antes los {amount} que tienen.} other {Tus # metas de ahorro terminan. Retira antes los {amount} que tienen.}}',
      invitations:
        'Tus invitaciones abiertas terminan sin recompensa. Las recompensas que tienes son dinero que guardamos.',
      nothingOwed: 'No debes nada.',
      pay: 'Tu empleador te paga como siempre. Ahí no cambia nada.',
      kept: 'Guardamos tus transferencias y acuerdos el tiempo que exige la ley, y no los usamos para nada más.',
      back: 'Si quieres volver, llama a {supportName} al {supportPhone}. Horario: {supportHours}.',
    },
    nextPay: 'tu próximo día de pago',
    notYet: 'Todavía no',
    obstacles: {
      moneyHeld: 'Tenemos dinero tuyo. Muévelo primero a tu cuenta bancaria o tarjeta.',
    },
    waitTitle: 'Se cerrará por sí sola',
    waits: {
      inDoubt:
        'Aún no sabemos qué pasó con una transferencia. Si nos llegó, la cuenta se cerrará por sí sola cuando el dinero llegue. Si no, se cierra de inmediato.',
      transferUnderway:
        'Una transferencia sigue en camino. Puedes pedirlo ya: la cuenta se cerrará por sí sola cuando llegue.',
      moveUnderway:
        'El dinero que moviste sigue en camino. Puedes pedirlo ya: la cuenta se cerrará por sí sola cuando llegue.',
      deductionOpen:
        'Tu último día de pago aún no está liquidado. Puedes pedirlo ya: la cuenta se cerrará por sí sola cuando lo esté.',
    },
    closing: {
      title: 'Tu cuenta se está cerrando',
      transferUnderway:
        'Se cerrará por sí sola cuando llegue tu transferencia. Te avisaremos con un mensaje.',
      moveUnderway:
        'Se cerrará por sí sola cuando llegue el dinero que moviste. Te avisaremos con un mensaje.',
      deductionOpen:
        'Se cerrará por sí sola cuando tu último día de pago esté liquidado. Te avisaremos con un mensaje.',
      moneyHeld:
        'Tenemos dinero tuyo. Muévelo a tu cuenta bancaria o tarjeta y la cuenta se cerrará por sí sola.',
      soon: 'Ya no queda nada pendiente. Se cerrará por sí sola en menos de una hora y te avisaremos con un mensaje.',
      until: 'Hasta que se cierre no se envía más dinero y puedes conservar tu cuenta.',
    },
    see: {
      inDoubt: 'Ver qué pasó',
      transferUnderway: 'Ver tus transferencias',
      moveUnderway: 'Ver tus cuentas',
      deductionOpen: 'Ver qué se descuenta de tu pago',
      moneyHeld: 'Ver tus cuentas',
    },
    do: 'Cerrar mi cuenta',
    sure: '¿Cerrar tu cuenta?',
    sureText: 'Tu sesión se cerrará de inmediato. Para abrirla de nuevo tendrás que llamarnos.',
    sureLater:
      'Se cerrará por sí sola y te avisaremos con un mensaje. Hasta entonces no se envía más dinero y puedes cambiar de opinión.',
    proof: 'Con esto se cierra tu cuenta; por eso comprobamos que eres tú quien lo pide.',
    yes: 'Sí, cerrarla',
    no: 'Conservar mi cuenta',
  },
  closed: {
    title: 'Tu cuenta está cerrada',
    text: 'Gracias por habernos elegido. Si cambias de opinión, {supportName} puede abrirla de nuevo. Horario: {supportHours}.',
    back: 'Llamar al {supportPhone}',
    done: 'Listo',
  },
  working: 'Un momento…',
  notDone: 'No funcionó',
  failed: 'No pudimos cargar esto',
  failedText: 'No ha cambiado nada. Inténtalo de nuevo en un momento.',
  offlineText: 'No ha cambiado nada. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
