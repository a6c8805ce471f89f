import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para elegir el estado o la provincia donde se vive, y los nombres de todos. */
export const texts = {
  titles: { state: 'Dónde vives' },
  title: '¿Dónde vives ahora?',
  text: 'Lo que podemos ofrecerte depende de tu estado. Dínoslo otra vez para que todo aquí sea lo que te corresponde.',
  textCA:
    'Lo que podemos ofrecerte depende de tu provincia o territorio. Dínoslo otra vez para que todo aquí sea lo que te corresponde.',
  state: 'Estado o territorio',
  province: 'Provincia o territorio',
  example: 'Empieza a escribir: Ohio u OH',
  noCards:
    'Nuestras tarjetas no están disponibles en los territorios de EE. UU., por eso no aparecen en la lista.',
  none: 'Ningún lugar de la lista se llama así. Revisa cómo está escrito o prueba con sus dos letras.',
  missing: 'Elige dónde vives.',
  save: 'Guardar y continuar',
  saving: 'Guardando dónde vives…',
  notNow: 'Ahora no',
  notSavedTitle: 'Todavía no guardamos dónde vives',
  notSaved: 'El problema es nuestro. Inténtalo en un momento; lo que elegiste sigue aquí.',
  visitorTitle: 'Primero inicia sesión',
  visitorText: 'El lugar donde vives es parte de tu cuenta. Inicia sesión para cambiarlo.',
  documents: {
    agree: 'Leí la información legal de {state} y la acepto',
    read: 'Leer el documento',
    title: 'Documentos de {state}',
    give: 'Acepto',
    position: 'Documento {page} de {pages}',
    failedTitle: 'No se pudo cargar el documento',
    failed: 'Todavía no has aceptado nada. Inténtalo de nuevo en un momento.',
    missing: 'Lee el documento y acéptalo; después guarda.',
  },
} as const satisfies Translation<typeof english>;
