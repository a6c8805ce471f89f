import type { Words } from '../../messages/words.ts';

/** Button labels and announcements. */
export interface CameraWords {
  takePhoto: string;
  retakePhoto: string;
  removePhoto: string;
  photoTaken: string;
}

export const words: Words<CameraWords> = {
  en: {
    takePhoto: 'Take a photo',
    retakePhoto: 'Take it again',
    removePhoto: 'Remove the photo',
    photoTaken: 'Photo taken',
  },
  es: {
    takePhoto: 'Tomar una foto',
    retakePhoto: 'Tomarla de nuevo',
    removePhoto: 'Quitar la foto',
    photoTaken: 'Foto tomada',
  },
  fr: {
    takePhoto: 'Prendre une photo',
    retakePhoto: 'Reprendre la photo',
    removePhoto: 'Retirer la photo',
    photoTaken: 'Photo prise',
  },
};
