import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du déverrouillage de l’application par le visage ou l’empreinte. */
export const texts = {
  titles: { page: 'Déverrouiller l’application' },
  text: 'L’application se verrouille quand vous la quittez une minute. Votre téléphone vérifie votre visage ou votre empreinte; nous ne voyons rien.',
  turnOn: 'Déverrouiller par le visage ou l’empreinte',
  reason: 'Activer le déverrouillage de {brand}',
  isOn: 'Votre visage ou votre empreinte déverrouille maintenant {brand}.',
  isOff: 'L’application ne se verrouille plus.',
  notEnrolled: 'Votre téléphone n’a encore enregistré ni visage ni empreinte.',
  tooManyTries: 'Trop d’essais. Verrouillez et déverrouillez le téléphone, puis réessayez.',
  failed: 'Rien n’a changé. Votre téléphone n’a pas répondu; réessayez dans un instant.',
  loadFailed: 'Votre téléphone n’a pas répondu',
  loadFailedText: 'Rien n’a changé. Réessayez dans un instant.',
} as const satisfies Translation<typeof english>;
