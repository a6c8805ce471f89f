import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos del registro directo, que empieza por el empleador. */
export const texts = {
  titles: { employer: 'Empieza por tu empleador', progress: 'Tu registro hasta ahora' },
  employer: {
    title: '¿Quién te paga?',
    text: 'Elige a tu empleador para ver qué hace falta. También puedes registrarte sin él.',
    next: 'Ver los pasos',
    alone: 'Continuar sin mi empleador',
  },
  progress: {
    title: 'Esto es lo que falta',
    titleBegun: 'Vas por buen camino',
    text: 'Toma unos tres minutos. Lo que escribas se queda en este dispositivo por 24 horas.',
    label: 'Pasos de tu registro',
    begin: 'Empezar',
    next: 'Continuar',
    saving: 'Revisando…',
    failed: 'Todavía no puedes registrarte aquí',
    steps: {
      employer: 'Empleador',
      alone: 'Sin empleador por ahora',
      aloneText: 'Puedes vincularlo después. Mientras tanto no hay pago anticipado.',
      phone: 'Número de celular',
      person: 'Nombre y correo electrónico',
      scan: 'Foto de tu identificación',
      record: 'Número de empleado',
      details: 'Fecha de nacimiento',
      password: 'Contraseña',
    },
  },
} as const satisfies Translation<typeof english>;
