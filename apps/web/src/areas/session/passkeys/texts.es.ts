import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para iniciar sesión sin contraseña. */
export const texts = {
  titles: { page: 'Llaves de acceso' },
  text: 'Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo en lugar de una contraseña.',
  list: 'Tus llaves de acceso',
  none: 'Todavía no tienes llaves de acceso.',
  added: 'Agregada: {when}',
  used: 'Último uso: {when}',
  name: 'Nombre',
  nameHelp: 'Por ejemplo, “Mi teléfono”, para que la reconozcas.',
  nameMissing: 'Ponle un nombre.',
  add: 'Agregar una llave de acceso',
  adding: 'Esperando a tu dispositivo…',
  addDone: 'Ya puedes entrar con {name}.',
  addFailed: 'No se agregó ninguna llave de acceso',
  addFailedText: 'Nada cambió. Inténtalo de nuevo en un momento.',
  notProved: 'Primero necesitamos saber que eres tú.',
  proof: 'Una llave de acceso abre tu cuenta; por eso comprobamos que eres tú quien la agrega.',
  unsupported: 'Este navegador no tiene llaves de acceso. Usa otro navegador o dispositivo para agregar una.',
  remove: 'Eliminar esta llave de acceso',
  removing: 'Eliminando…',
  removeText:
    'Después ya no podrás entrar con ella. Puede que tu dispositivo la siga mostrando; bórrala también ahí.',
  removeProof: 'Una llave de acceso abre tu cuenta; por eso comprobamos que eres tú quien la quita.',
  removeFailed: 'No se eliminó',
  removed: 'Se eliminó esa llave de acceso.',
  loadFailed: 'No pudimos cargar tus llaves de acceso',
  loadFailedText: 'Nada cambió. Inténtalo de nuevo en un momento.',
  offlineText: 'Nada cambió. Conéctate e inténtalo de nuevo.',
} as const satisfies Translation<typeof english>;
