import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info } = messageLevels;

/** What calls of the area are refused with. */
export const timeErrors = {
  ClockOutBeforeClockIn: {
    status: 400,
    level: warning,
    message: {
      en: 'That’s before you clocked in. Check the time.',
      es: 'Es antes de tu entrada. Revisa la hora.',
      fr: 'C’est avant votre arrivée. Vérifiez l’heure.',
    },
  },
  SameStartAndEndTime: {
    status: 400,
    level: warning,
    message: {
      en: 'Start and end are the same. Change one of them.',
      es: 'La entrada y la salida son iguales. Cambia una de ellas.',
      fr: 'Le début et la fin sont identiques. Changez l’un des deux.',
    },
  },
  TooManyHours: {
    status: 400,
    level: warning,
    message: {
      en: 'That’s longer than 16 hours. Check both times.',
      es: 'Son más de 16 horas. Revisa ambas horas.',
      fr: 'C’est plus de 16 heures. Vérifiez les deux heures.',
    },
  },
  HoursInFuture: {
    status: 400,
    level: warning,
    message: {
      en: 'These hours aren’t over yet. Log them afterward.',
      es: 'Estas horas aún no terminan. Regístralas después.',
      fr: 'Ces heures ne sont pas terminées. Inscrivez-les après.',
    },
  },
  HoursOverlap: {
    status: 409,
    level: warning,
    message: {
      en: 'You already have hours at this time.',
      es: 'Ya tienes horas registradas en ese horario.',
      fr: 'Vous avez déjà des heures à ce moment.',
    },
  },
  TimeEntryNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find these hours.',
      es: 'No encontramos estas horas.',
      fr: 'Nous n’avons pas trouvé ces heures.',
    },
  },
  TimeEntryNotChangeable: {
    status: 409,
    level: info,
    message: {
      en: 'These hours can’t be changed any more.',
      es: 'Estas horas ya no se pueden cambiar.',
      fr: 'Ces heures ne peuvent plus être modifiées.',
    },
  },
  HoursDecided: {
    status: 409,
    level: info,
    message: {
      en: 'Some of these hours have been decided about or taken back meanwhile. Nothing was changed. Look at the list again.',
      es: 'Alguien ya decidió sobre algunas de estas horas, o se retiraron. No cambió nada. Revisa la lista de nuevo.',
      fr: 'Certaines de ces heures ont déjà été décidées ou retirées. Rien n’a changé. Revoyez la liste.',
    },
  },
  NotAManager: {
    status: 403,
    level: warning,
    message: {
      en: 'Only managers decide about hours.',
      es: 'Solo los gerentes deciden sobre las horas.',
      fr: 'Seuls les gestionnaires décident des heures.',
    },
  },
} as const satisfies ErrorKinds;
