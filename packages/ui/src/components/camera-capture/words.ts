import type { Words } from '../../messages/words.ts';

/** Button labels and announcements. */
export interface CameraWords {
  takePhoto: string;
  retakePhoto: string;
  removePhoto: string;
  photoTaken: string;
  photoBroken: string;
}

export const words: Words<CameraWords> = {
  en: {
    takePhoto: 'Take a photo',
    retakePhoto: 'Take it again',
    removePhoto: 'Remove the photo',
    photoTaken: 'Photo taken',
    photoBroken: 'We couldn’t open this photo. Take or choose another one.',
  },
  es: {
    takePhoto: 'Tomar una foto',
    retakePhoto: 'Tomarla de nuevo',
    removePhoto: 'Quitar la foto',
    photoTaken: 'Foto tomada',
    photoBroken: 'No pudimos abrir esta foto. Toma o elige otra.',
  },
  fr: {
    takePhoto: 'Prendre une photo',
    retakePhoto: 'Reprendre la photo',
    removePhoto: 'Retirer la photo',
    photoTaken: 'Photo prise',
    photoBroken: 'Impossible d’ouvrir cette photo. Prenez-en ou choisissez-en une autre.',
  },
};
