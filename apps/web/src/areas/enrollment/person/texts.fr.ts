import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de qui s’inscrit : nom, courriel, numéro d’assurance sociale et pièce d’identité. */
export const texts = {
  titles: { personalInfo: 'À propos de vous', idScan: 'Votre pièce d’identité' },
  next: 'Continuer',
  saving: 'Vérification…',
  person: {
    title: 'Quel est votre nom?',
    text: 'Tel que votre employeur l’a inscrit\u00A0: il figure sur votre talon de paie.',
    firstName: 'Prénom',
    firstNames: {
      missing: 'Entrez votre prénom.',
      wrong: 'Utilisez seulement des lettres, avec un espace ou un trait d’union entre les prénoms.',
    },
    lastName: 'Nom de famille',
    lastNames: {
      missing: 'Entrez votre nom de famille.',
      wrong: 'Utilisez seulement des lettres, avec un espace ou un trait d’union entre les noms.',
    },
    email: 'Courriel',
    emails: { missing: 'Entrez votre courriel.', wrong: 'Entrez un courriel comme ana@example.com.' },
  },
  vouched: {
    title: 'À quelle adresse vous écrire?',
    text: '{employer} nous a dit le reste, {name}. Nous y enverrons les reçus et les avis.',
  },
  ssn: {
    title: 'Confirmez que c’est bien vous',
    text: 'Votre employeur nous demande de vérifier la fin de votre numéro de sécurité sociale.',
    label: '4 derniers chiffres du numéro de sécurité sociale',
    never: 'Ils sont vérifiés une seule fois et jamais gardés sur cet appareil.',
    missing: 'Entrez les 4 derniers chiffres.',
    mismatch: 'Ces chiffres et votre nom ne concordent pas avec ceux de votre employeur. Vérifiez les deux.',
  },
  scan: {
    title: 'Photographiez votre pièce d’identité',
    text: 'Permis de conduire, carte d’identité ou carte passeport. Vous n’aurez pas à taper votre date de naissance.',
    label: 'Recto de votre pièce d’identité',
    how: 'Posez-la sur une surface foncée, les quatre bords dans le cadre, sans reflet.',
    reason: 'Pour lire votre pièce d’identité.',
    noCamera:
      'L’application ne peut pas utiliser l’appareil photo. Choisissez une photo de votre pièce d’identité ou autorisez l’appareil dans les réglages du téléphone.',
    send: 'Utiliser cette photo',
    reading: 'Lecture de votre pièce d’identité…',
    skip: 'Continuer sans elle',
    cancel: 'Annuler et revenir',
    errors: {
      missing: 'Photographiez d’abord votre pièce d’identité.',
      unreadable: 'Nous n’avons pas pu la lire. Reprenez la photo avec plus de lumière, ou annulez.',
      expired: 'Cette pièce d’identité est expirée. Utilisez-en une valide.',
      otherName:
        'Le nom sur cette pièce n’est pas celui que vous avez tapé. Revenez changer votre nom ou utilisez la vôtre.',
    },
  },
} as const satisfies Translation<typeof english>;
