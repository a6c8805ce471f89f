import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la página de ahorros. */
export const texts = {
  titles: { page: 'Ahorros' },
  start: {
    title: 'Aparta un poco',
    text: 'Di para qué ahorras y una parte de tu pago irá ahí por sí sola. Es tu dinero: retíralo cuando quieras.',
    balance: 'Ahorrado hasta ahora',
    how: 'Cómo funciona',
    steps: {
      name: 'Di para qué es',
      nameText: 'Un viaje, un imprevisto, llantas nuevas: un nombre, un monto y un día.',
      plan: 'Mira cuánto hace falta',
      planText: 'Calculamos el monto de cada vez, o el día en que llegarás.',
      take: 'Retíralo cuando quieras',
      takeText: 'Pausa, cambia o cancela cuando quieras. Retirar a tu banco es gratis.',
    },
    do: 'Empezar una meta',
  },
  balance: 'Ahorrado en total',
  goals: 'Tus metas',
  past: 'Archivadas',
  of: '{saved} de {target}',
  next: '{amount} el {day}',
  new: 'Empezar otra meta',
  full: 'Tienes {count} metas, el máximo posible. Archiva una para empezar otra.',
  closedTitle: 'Por ahora no se puede ahorrar nada nuevo',
  closed: 'Lo que ahorraste está seguro y puedes retirarlo en cualquier momento.',
  disclaimer:
    'Tus ahorros no generan intereses. Los guardamos para ti, aparte de nuestro dinero; no son una cuenta bancaria.',
  status: {
    Ongoing: 'Ahorrando',
    Paused: 'En pausa',
    Resumed: 'Ahorrando de nuevo',
    Cancelled: 'Cancelada',
    Archived: 'Archivada',
    Achieved: 'Alcanzada',
  },
  failed: 'No pudimos cargar tus ahorros',
  failedText: 'Tu dinero está seguro. Inténtalo en un momento.',
  offline: 'Tu dinero está seguro. Conéctate a internet para verlo.',
} as const satisfies Translation<typeof english>;
