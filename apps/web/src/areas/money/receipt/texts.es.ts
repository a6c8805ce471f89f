import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de un envío: su comprobante, su recorrido y cómo cancelarlo. */
export const texts = {
  receipt: {
    done: 'Listo',
    pdf: 'Guardar como PDF',
    share: 'Compartir',
    summary: '{{brand}}: {{amount}} a {{to}}, solicitado el {{when}}. Transacción {{id}}.',
    pending: 'Puedes ver cómo va en tu lista de transferencias cuando quieras.',
    settled: 'Ya está en tu cuenta.',
    partly: 'Una parte ya está en tu cuenta. El resto volvió a tu saldo.',
    failed: 'No se completó. Tienes {{amount}} de vuelta en tu saldo.',
    reversed: 'No se descontó nada. Tienes {{amount}} de vuelta en tu saldo.',
    returning: 'Su periodo de pago ya cerró, así que {{amount}} llegan con tu pago del {{payday}}.',
    missingTitle: 'No encontramos esta transferencia',
    missingText: 'Puede que el enlace sea viejo. Todas tus transferencias están en la lista.',
  },
  returned: {
    CardDeclined: 'El banco de tu tarjeta la rechazó.',
    BankAccountClosed: 'El banco la devolvió porque la cuenta está cerrada.',
    other: 'El banco la devolvió.',
  },
  email: {
    action: 'Enviar el recibo por correo',
    title: 'Enviar el recibo por correo',
    text: 'Lo enviaremos una sola vez y solo a este correo.',
    label: 'Correo electrónico',
    send: 'Enviar recibo',
    sending: 'Enviando…',
    missing: 'Escribe un correo electrónico.',
    wrong: 'Escribe un correo como ana@example.com.',
    sent: 'Recibo enviado a {{address}}',
    failedTitle: 'No pudimos enviar el recibo',
    failed: 'No pudimos enviar el recibo. Revisa el correo e inténtalo de nuevo.',
  },
  detail: {
    title: 'Detalles de la transferencia',
    timeline: 'Qué pasó',
    started: 'Solicitada',
    expected: 'Llegada prevista',
    failedText: 'El monto y la comisión, si la hubo, están de vuelta en tu saldo.',
    cancel: 'Cancelar esta transferencia',
    cancelHint: 'Puedes cancelarla gratis mientras no haya salido.',
    cancelTitle: '¿Cancelar esta transferencia?',
    cancelText: 'Es gratis. Enseguida tendrás {{amount}} de vuelta en tu saldo disponible.',
    cancelTextLate:
      'Es gratis. Su periodo de pago ya cerró, así que {{amount}} no vuelven a tu saldo: llegan con tu pago del {{payday}}.',
    cancelYes: 'Cancelar transferencia',
    cancelNo: 'Mantenerla',
    canceling: 'Cancelando…',
    canceled: 'Cancelada. Tienes {{amount}} de vuelta en tu saldo.',
    canceledLate: 'Cancelada. {{amount}} llegan con tu pago del {{payday}}.',
    tooLate: 'Ya salió, así que no se puede cancelar.',
    cancelFailed: 'No pudimos cancelarla. Inténtalo de nuevo en un momento.',
    cancelLost: 'La conexión se cortó. Revisa el estado de arriba antes de intentarlo de nuevo.',
  },
} as const satisfies Translation<typeof english>;
