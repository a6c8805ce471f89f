import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la entrada y salida, y de las horas registradas. */
export const texts = {
  titles: { page: 'Turnos y horas' },
  visitors: 'Registra tu entrada y salida, y las horas que trabajaste. Inicia sesión para ver las tuyas.',
  signIn: 'Iniciar sesión',
  clockedIn: 'Registraste tu entrada',
  notClockedIn: 'No has registrado tu entrada',
  since: 'Desde el {time}',
  clockIn: 'Registrar entrada',
  clockOut: 'Registrar salida',
  working: 'Un momento…',
  kept: '{count, plural, one {Anotado con su hora en este dispositivo. Lo enviaremos en cuanto tengas conexión.} many {# de registros anotados en este dispositivo. Los enviaremos en cuanto tengas conexión.} other {# registros anotados en este dispositivo. Los enviaremos en cuanto tengas conexión.}}',
  place: {
    wanted:
      'Tu empleador pide saber dónde marcas tu entrada y salida. Solo entonces se le pregunta a tu dispositivo.',
    denied: 'Se anotó sin lugar: este dispositivo no tiene permiso para compartirlo. Tu gerente lo revisará.',
    failed: 'Se anotó sin lugar: este dispositivo no pudo encontrarlo. Tu gerente lo revisará.',
  },
  notSaved: 'No se guardó. Inténtalo de nuevo en un momento.',
  system: 'Tu empleador lleva las horas en {system}. Lo que se aprueba aquí va allí.',
  outAlone:
    'Registraste tu salida el {time}, pero aún no hay una entrada antes. Si la registraste en otro dispositivo, abre esta página ahí. Si no, anota estas horas.',
  team: '{count, plural, =0 {Horas de tu equipo: nada por revisar} one {Horas de tu equipo: # por revisar} many {Horas de tu equipo: # de registros por revisar} other {Horas de tu equipo: # por revisar}}',
  forgotten: '¿Olvidaste registrar tu salida?',
  forgottenText: 'Tu turno lleva más de 16 horas. Dinos cuándo terminó; tu gerente lo revisará.',
  endDay: 'Día en que terminó',
  endDayMissing: 'Escribe el día en que terminó tu turno.',
  endTime: 'Hora en que terminó',
  endTimeMissing: 'Escribe la hora en que terminó tu turno.',
  end: 'Terminar el turno',
  logged: 'Horas registradas',
  none: 'Todavía no hay horas',
  noneText: 'Registra tu entrada al comenzar o anota las horas que trabajaste.',
  state: {
    InProgress: 'En curso',
    NotSubmitted: 'Sin enviar',
    Submitted: 'Enviado',
    Approved: 'Aprobado',
    Rejected: 'Rechazado',
  },
  doubtful: 'Tu gerente lo revisará',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
  log: 'Anotar horas',
  reported: 'Ver lo que informó tu empleador',
  failed: 'No pudimos ver si registraste tu entrada',
  hoursFailed: 'No pudimos cargar tus horas',
  failedText: 'No se perdió nada. Inténtalo de nuevo en un momento.',
  offline: 'No se perdió nada. Conéctate a internet para verlo.',
} as const satisfies Translation<typeof english>;
