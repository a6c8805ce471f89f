import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del inicio de quienes no tienen empleador. */
export const texts = {
  titles: { home: 'Inicio', cta: 'Tu cuenta', direct: 'Sin empleador' },
  cta: {
    continue: 'Continuar',
    home: 'Ir a tu inicio',
    done: { title: 'Todo listo', text: 'Tu cuenta está lista. Encontrarás todo en tu inicio.' },
    activated: { title: 'Tu tarjeta está activa', text: 'Puedes pagar con ella de inmediato.' },
    open: {
      title: 'Falta un poco',
      text: 'Algo falta todavía en tu cuenta. Llámanos y lo terminamos contigo.',
    },
  },
  switch: {
    text: 'Una parte de {brand} funciona sin empleador. Tus cuentas y tarjetas van contigo, y tu pago anticipado sigue como está.',
    toDirect: 'Continuar sin empleador',
    toEarlyPay: 'Volver al pago anticipado',
    title: 'Estás usando {brand} sin empleador',
    here: 'Tu pago anticipado está a un toque. Nada ha cambiado en él.',
    pending: 'Cambiando…',
    failed: 'Sigues donde estabas',
  },
  employer: {
    title: 'Tu cuenta no está vinculada a ningún empleador',
    text: 'El pago anticipado sale de las horas que un empleador nos informa. Sin empleador no hay nada que adelantar ni nada que pagar.',
    how: '¿Tu empleador ofrece {brand}? Pídele que te agregue, o llámanos y lo averiguamos contigo. Tu cuenta sigue como está.',
    call: 'Llama al {supportPhone}',
  },
  accounts: {
    title: 'Tus cuentas y tarjetas',
    emptyTitle: 'Todavía no hay cuentas ni tarjetas',
    empty: 'Cuando tu empleador esté vinculado, agregas la cuenta a la que irá tu pago anticipado.',
    failed: 'No pudimos cargar tus cuentas',
    failedText: 'Están como estaban. Inténtalo en un momento.',
    offlineText: 'Conéctate a internet para verlas. Están como estaban.',
  },
} as const satisfies Translation<typeof english>;
