import type { Words } from '../../messages/words.ts';

/** Built-in texts of the field. */
export interface FileWords {
  /** Labels of the buttons that open a file picker. */
  chooseFile: string;
  chooseFiles: string;
  /** After the button, for pointers that can drag. */
  orDropHere: string;
  /** `types` is a list formatted by Intl, `size` a formatted size. */
  fileLimits: (types: string, size: string) => string;
  fileCountLimit: (count: number) => string;
  fileTypeRefused: (name: string, types: string) => string;
  fileTooLarge: (name: string, size: string) => string;
  fileIsEmpty: (name: string) => string;
  tooManyFiles: (count: number) => string;
  remove: (name: string) => string;
  retryFile: (name: string) => string;
  uploading: string;
  uploaded: string;
  uploadFailed: string;
}

export const words: Words<FileWords> = {
  en: {
    chooseFile: 'Choose a file',
    chooseFiles: 'Choose files',
    orDropHere: 'or drop here',
    fileLimits: (types, size) => `${types}, up to ${size} each`,
    fileCountLimit: (count) => (count === 1 ? '1 file at most' : `${count} files at most`),
    fileTypeRefused: (name, types) => `${name} is of a type that cannot be used. Choose ${types}.`,
    fileTooLarge: (name, size) => `${name} is too large. Choose a file of ${size} or less.`,
    fileIsEmpty: (name) => `${name} is empty. Choose another file.`,
    tooManyFiles: (count) =>
      count === 1
        ? 'Only 1 file fits here. Remove it to add another.'
        : `Only ${count} files fit here. Remove one to add another.`,
    remove: (name) => `Remove ${name}`,
    retryFile: (name) => `Try again: ${name}`,
    uploading: 'Uploading',
    uploaded: 'Uploaded',
    uploadFailed: 'Not uploaded',
  },
  es: {
    chooseFile: 'Elegir un archivo',
    chooseFiles: 'Elegir archivos',
    orDropHere: 'o suelta aquí',
    fileLimits: (types, size) => `${types}; hasta ${size} por archivo`,
    fileCountLimit: (count) => (count === 1 ? 'Máximo 1 archivo' : `Máximo ${count} archivos`),
    fileTypeRefused: (name, types) => `${name} es de un tipo que no se puede usar. Elige ${types}.`,
    fileTooLarge: (name, size) => `${name} es demasiado grande. Elige un archivo de ${size} o menos.`,
    fileIsEmpty: (name) => `${name} está vacío. Elige otro archivo.`,
    tooManyFiles: (count) =>
      count === 1
        ? 'Aquí solo cabe 1 archivo. Quítalo para agregar otro.'
        : `Aquí solo caben ${count} archivos. Quita uno para agregar otro.`,
    remove: (name) => `Quitar ${name}`,
    retryFile: (name) => `Intentar de nuevo: ${name}`,
    uploading: 'Subiendo',
    uploaded: 'Subido',
    uploadFailed: 'No se subió',
  },
  fr: {
    chooseFile: 'Choisir un fichier',
    chooseFiles: 'Choisir des fichiers',
    orDropHere: 'ou déposer ici',
    fileLimits: (types, size) => `${types}, jusqu’à ${size} par fichier`,
    fileCountLimit: (count) => (count < 2 ? `${count} fichier au maximum` : `${count} fichiers au maximum`),
    fileTypeRefused: (name, types) => `${name} est d’un type non accepté. Choisissez ${types}.`,
    fileTooLarge: (name, size) => `${name} est trop volumineux. Choisissez un fichier d’au plus ${size}.`,
    fileIsEmpty: (name) => `${name} est vide. Choisissez un autre fichier.`,
    tooManyFiles: (count) =>
      count === 1
        ? 'Un seul fichier est accepté ici. Retirez-le pour en ajouter un autre.'
        : `Au plus ${count} fichiers sont acceptés ici. Retirez-en un pour en ajouter un autre.`,
    remove: (name) => `Retirer ${name}`,
    retryFile: (name) => `Réessayer\u00A0: ${name}`,
    uploading: 'Téléversement en cours',
    uploaded: 'Téléversé',
    uploadFailed: 'Non téléversé',
  },
};
