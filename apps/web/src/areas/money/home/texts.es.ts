import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de lo que hay en el inicio debajo de todo lo del dinero. */
export const texts = {
  failed: 'No pudimos cargar todo aquí. A tu dinero no le pasa nada.',
  saving: 'Guardando…',
  consent: {
    title: 'No vemos tus horas más recientes',
    text: 'Lo que trabajaste después del {day} no aparece hasta que permitas que {provider} nos lo informe.',
    provider: 'tu proveedor de nómina',
    action: 'Ver qué hacer',
  },
  tickers: {
    more: 'Más información',
    notDismissed: 'No pudimos quitarlo. Inténtalo de nuevo en un momento.',
  },
  shortcuts: {
    title: 'Transferencias guardadas',
    add: 'Guardar una transferencia',
    empty: 'Guarda un monto y una cuenta que usas a menudo y empieza desde ahí la próxima vez.',
    change: 'Cambiarlas o borrarlas',
    changeTitle: 'Cambiar una transferencia guardada',
    name: 'Nombre',
    nameHint: 'Como alquiler o comida.',
    amount: 'Monto',
    to: 'Adónde',
    save: 'Guardar',
    delete: 'Borrar',
    deleting: 'Borrando…',
    missing: {
      title: 'Escribe un nombre.',
      amount: 'Escribe un monto mayor que cero.',
      place: 'Elige una cuenta o tarjeta.',
    },
    notSaved: 'No se guardó',
    notDeleted: 'Sigue guardada',
  },
  links: {
    title: 'Accesos rápidos',
    choose: 'Elegir accesos',
    label: 'Se muestran en el inicio',
    save: 'Guardar',
    notSaved: 'No se guardó lo que elegiste',
    empty: 'No has elegido ninguno.',
    to: {
      earnings: 'Tus ganancias',
      hours: 'Historial de horas',
      transfers: 'Transferencias',
      recurring: 'Transferencias periódicas',
      dailyTexts: 'Mensajes sobre tu pago',
      limits: 'Tus propios límites',
      accounts: 'Cuentas y tarjetas',
      agreements: 'Acuerdos',
      devices: 'Tus dispositivos',
    },
  },
  stories: { title: 'Bueno saberlo' },
} as const satisfies Translation<typeof english>;
