import { messageLevels } from '@dayfare/api/wire';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';

const { Error: error, Warning: warning, Info: info, LimitExceeded: limitExceeded } = messageLevels;

/** What calls of the area are refused with. */
export const connectErrors = {
  ConnectNotAvailable: {
    status: 403,
    level: info,
    message: {
      en: 'Chat is for people who work for an employer here.',
      es: 'El chat es para quienes trabajan con un empleador aquí.',
      fr: 'Le clavardage est réservé aux employés d’un employeur inscrit.',
    },
  },
  ConnectTokenNotValid: {
    status: 403,
    level: error,
    message: {
      en: 'The chat couldn’t be reached. Try again.',
      es: 'No se pudo acceder al chat. Inténtalo de nuevo.',
      fr: 'Impossible d’accéder au clavardage. Réessayez.',
    },
  },
  ConversationNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this conversation.',
      es: 'No encontramos esta conversación.',
      fr: 'Nous n’avons pas trouvé cette conversation.',
    },
  },
  MessageNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this message.',
      es: 'No encontramos este mensaje.',
      fr: 'Nous n’avons pas trouvé ce message.',
    },
  },
  MessageNotYours: {
    status: 403,
    level: warning,
    message: {
      en: 'Only whoever wrote a message can change it.',
      es: 'Solo quien escribió un mensaje puede cambiarlo.',
      fr: 'Seul l’auteur d’un message peut le modifier.',
    },
  },
  PersonBlocked: {
    status: 403,
    level: info,
    message: {
      en: 'Messages can’t be sent in this chat.',
      es: 'En este chat no se pueden enviar mensajes.',
      fr: 'On ne peut pas envoyer de messages dans cette conversation.',
    },
  },
  MessageNotSuitable: {
    status: 400,
    level: warning,
    message: {
      en: 'This has a word that isn’t sent here. Change it and send it again.',
      es: 'Contiene una palabra que aquí no se envía. Cámbiala y envíalo de nuevo.',
      fr: 'Ce texte contient un mot qui n’est pas admis ici. Modifiez-le et renvoyez-le.',
    },
  },
  NotGroupAdmin: {
    status: 403,
    level: warning,
    message: {
      en: 'Only the group’s admin can do this.',
      es: 'Solo quien administra el grupo puede hacerlo.',
      fr: 'Seul l’administrateur du groupe peut le faire.',
    },
  },
  GroupIsFull: {
    status: 409,
    level: warning,
    message: {
      en: 'A group has 100 people at most.',
      es: 'Un grupo tiene 100 personas como máximo.',
      fr: 'Un groupe compte au plus 100 personnes.',
    },
  },
  ColleagueNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this person at your employer.',
      es: 'No encontramos a esta persona en tu empresa.',
      fr: 'Nous n’avons pas trouvé cette personne chez votre employeur.',
    },
  },
  AnnouncementNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this announcement.',
      es: 'No encontramos este anuncio.',
      fr: 'Nous n’avons pas trouvé cette annonce.',
    },
  },
  TooManyReminders: {
    status: 429,
    level: limitExceeded,
    message: {
      en: 'People are reminded once a day, and three times at most.',
      es: 'Se recuerda una vez al día, y tres veces como máximo.',
      fr: 'Un rappel par jour, et trois au plus.',
    },
  },
  NotAnnouncer: {
    status: 403,
    level: warning,
    message: {
      en: 'Announcements are made by managers.',
      es: 'Los anuncios los hacen los gerentes.',
      fr: 'Les annonces sont faites par les gestionnaires.',
    },
  },
  ActivityNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this activity.',
      es: 'No encontramos esta actividad.',
      fr: 'Nous n’avons pas trouvé cette activité.',
    },
  },
  ImageTypeRefused: {
    status: 415,
    level: error,
    message: {
      en: 'Choose a JPEG or PNG picture.',
      es: 'Elige una imagen JPEG o PNG.',
      fr: 'Choisissez une image JPEG ou PNG.',
    },
  },
  ImageTooLarge: {
    status: 413,
    level: error,
    message: {
      en: 'This picture is too large. Choose a smaller one.',
      es: 'Esta imagen es demasiado grande. Elige una más pequeña.',
      fr: 'Cette image est trop volumineuse. Choisissez-en une plus petite.',
    },
  },
  ShiftNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'We couldn’t find this shift.',
      es: 'No encontramos este turno.',
      fr: 'Nous n’avons pas trouvé ce quart de travail.',
    },
  },
  ShiftNotOpen: {
    status: 409,
    level: warning,
    message: {
      en: 'This shift can’t be requested any more.',
      es: 'Este turno ya no se puede solicitar.',
      fr: 'Ce quart de travail ne peut plus être demandé.',
    },
  },
  ShiftOverlap: {
    status: 409,
    level: warning,
    message: {
      en: 'You have another shift at that time.',
      es: 'Ya tienes otro turno a esa hora.',
      fr: 'Vous avez un autre quart de travail à ce moment-là.',
    },
  },
  ShiftNotCancellable: {
    status: 409,
    level: warning,
    message: {
      en: 'This shift can’t be canceled any more. Call your manager.',
      es: 'Este turno ya no se puede cancelar. Llama a tu gerente.',
      fr: 'Ce quart de travail ne peut plus être annulé. Appelez votre gestionnaire.',
    },
  },
  JobNotFound: {
    status: 404,
    level: error,
    message: {
      en: 'This job isn’t offered any more.',
      es: 'Este empleo ya no se ofrece.',
      fr: 'Cet emploi n’est plus offert.',
    },
  },
} as const satisfies ErrorKinds;
