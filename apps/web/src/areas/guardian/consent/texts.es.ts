import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos de la autorización de un tutor, que no tiene cuenta y viene de un mensaje de texto. */
export const texts = {
  titles: {
    esign: 'Firma en pantalla',
    form: 'Tu autorización',
    success: 'Tu enlace',
  },
  step: 'Paso {step} de 2',
  esign: {
    title: '{name} necesita tu autorización',
    who: '{name} trabaja en {employer} y quiere la tarjeta de {brand}: una tarjeta prepagada para su propio sueldo. Como {name} tiene menos de 18 años, debe autorizarla su padre, madre o tutor legal.',
    whoNoEmployer:
      '{name} quiere la tarjeta de {brand}: una tarjeta prepagada para su propio sueldo. Como {name} tiene menos de 18 años, debe autorizarla su padre, madre o tutor legal.',
    how: 'Lees dos textos cortos y marcas unas casillas. Toma unos tres minutos, no cuesta nada y no necesitas una cuenta.',
    stranger: 'Si esto no es para ti, cierra la página. Sin tu autorización no pasa nada.',
    document: 'Acuerdo de firma electrónica',
    boxes: {
      esign: 'Acepto firmar electrónicamente.',
      disclosures: 'Leí la información sobre la firma electrónica y la acepto.',
    },
    disclosures: 'Información sobre la firma electrónica (PDF)',
  },
  form: {
    title: '¿Puede {name} tener la tarjeta?',
    text: 'Esto es lo que autorizas. Puedes retirarlo cuando quieras, gratis, con una llamada.',
    document: 'Autorización del padre, la madre o el tutor',
    boxes: {
      guardian: 'Soy el padre, la madre o el tutor legal de {name}.',
      card: 'Autorizo que {name} reciba la tarjeta de {brand} y la use.',
      read: 'Leí la autorización de arriba y la acepto.',
    },
  },
  notSaved: {
    title: 'No pudimos guardarlo',
    text: 'Presiona el botón otra vez. Lo que ya se guardó no se guarda dos veces. Si sigue igual, llámanos.',
  },
  failed: {
    title: 'No pudimos abrir tu enlace',
    text: 'El problema es nuestro y no se perdió nada. Inténtalo en un momento o llámanos.',
    offline: 'Conéctate a internet e inténtalo de nuevo. Tu enlace sigue funcionando.',
  },
  document: {
    failedTitle: 'No pudimos cargar el texto',
    failed: 'Solo puedes aceptar lo que puedes leer. Inténtalo en un momento o llámanos.',
  },
  noLink: {
    title: 'Abre otra vez el enlace del mensaje',
    text: 'Por tu seguridad, esta página olvida el enlace cuando se cierra. El de nuestro mensaje sigue funcionando, salvo que tenga más de 7 días.',
  },
  panels: {
    expired: {
      title: '¡Lo sentimos, este enlace caducó!',
      text: 'Por motivos de seguridad, el enlace caducó. Presiona “Reenviar enlace” para recibir uno nuevo.',
    },
    given: {
      title: 'Disculpa, el enlace caducó.',
      text: 'Puede ser porque ya diste tu autorización.',
    },
    resent: {
      title: '¡Enlace reenviado!',
      text: 'Te llega por mensaje de texto en un momento. Si no lo encuentras, busca también en la carpeta de correo no deseado.',
    },
    done: {
      title: '¡Todo listo!',
      text: 'Gracias. Tu autorización quedó guardada y la tarjeta ya se puede usar. Puedes cerrar esta página.',
      textNamed:
        'Gracias. Tu autorización quedó guardada y {name} ya puede usar la tarjeta. Ya se lo avisamos. Puedes cerrar esta página.',
    },
  },
  resend: {
    button: 'Reenviar enlace',
    failed: 'No pudimos enviar otro enlace',
    failedText:
      'Abre el enlace completo de nuestro mensaje más reciente. Enviamos tres al día como máximo: si era el tercero, espera hasta mañana o llámanos.',
  },
  contact: {
    title: '¿Preguntas? Consúltanos',
    help: 'Ayuda y respuestas',
  },
} as const satisfies Translation<typeof english>;
