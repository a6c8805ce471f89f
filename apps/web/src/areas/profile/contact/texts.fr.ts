import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes pour modifier son courriel ou son téléphone. */
export const texts = {
  titles: { email: 'Adresse courriel', phone: 'Numéro de téléphone' },
  send: 'Y envoyer un code',
  confirm: 'Saisissez le code envoyé à {to}',
  exhausted: 'C’était le dernier code que nous pouvons envoyer pour le moment. Réessayez dans 15 minutes.',
  email: {
    text: 'Actuellement\u00A0: {email}. Pour la modifier, saisissez un code reçu à cette adresse et un autre reçu à la nouvelle. Vous n’y avez plus accès? Appelez-nous.',
    field: 'Nouvelle adresse courriel',
    confirmText:
      'Il en fera votre adresse courriel. Nous avisons l’ancienne et fermons la session de vos autres appareils.',
    saved: 'Votre adresse courriel est modifiée. Nous avons avisé l’ancienne.',
    problems: {
      missing: 'Saisissez votre nouvelle adresse courriel.',
      wrong: 'Saisissez une adresse complète, comme nom@exemple.com.',
      same: 'C’est déjà votre adresse courriel.',
    },
  },
  phone: {
    text: 'Actuellement\u00A0: {phone}. Pour le modifier, saisissez un code reçu à ce numéro et un autre reçu au nouveau. Vous n’y avez plus accès? Appelez-nous.',
    field: 'Nouveau numéro de téléphone',
    confirmText:
      'Il en fera votre numéro de téléphone. Nous avisons l’ancien et fermons la session de vos autres appareils.',
    saved: 'Votre numéro de téléphone est modifié. Nous avons avisé l’ancien.',
    problems: {
      missing: 'Saisissez votre nouveau numéro de téléphone.',
      wrong: 'Saisissez le numéro entier, avec son indicatif régional.',
      same: 'C’est déjà votre numéro de téléphone.',
    },
  },
} as const satisfies Translation<typeof english>;
