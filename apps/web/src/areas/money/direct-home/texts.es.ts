import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del inicio de quienes no tienen empleador. */
export const texts = {
  titles: { home: 'Inicio' },
  employer: {
    title: 'Tu cuenta no está vinculada a ningún empleador',
    text: 'El adelanto de tu pago sale de las horas que un empleador nos informa. Sin empleador no hay nada que adelantar ni nada que pagar.',
    how: '¿Tu empleador ofrece {{brand}}? Pídele que te agregue, o llámanos y lo averiguamos contigo. Tu cuenta sigue como está.',
    call: 'Llama al {{supportPhone}}',
  },
  accounts: {
    title: 'Tus cuentas y tarjetas',
    emptyTitle: 'Todavía no hay cuentas ni tarjetas',
    empty: 'Cuando tu empleador esté vinculado, agregas la cuenta a la que irá tu adelanto.',
    failed: 'No pudimos cargar tus cuentas',
    failedText: 'Están como estaban. Inténtalo en un momento.',
    offlineText: 'Conéctate a internet para verlas. Están como estaban.',
  },
} as const satisfies Translation<typeof english>;
