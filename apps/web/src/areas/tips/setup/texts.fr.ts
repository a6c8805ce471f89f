import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes des étapes vers les pourboires anticipés. */
export const texts = {
  lead: 'Recevez vos pourboires le jour où ils sont déclarés',
  leadText: 'Sans frais, et au complet. Sinon, ils arrivent avec votre paie.',
  steps: 'Étapes vers vos pourboires',
  step: {
    ActivateCard: {
      name: 'Activer la carte',
      text: 'Vos pourboires ne pourraient aller que sur votre carte, et elle n’est pas encore active. Activez-la, ou ajoutez un compte bancaire ou une carte de débit.',
    },
    AcceptTerms: {
      name: 'Entente',
      text: 'Lisez comment fonctionnent les pourboires anticipés, et acceptez l’entente.',
    },
    TipsSetting: { name: 'Ce qui arrive tôt', text: 'Choisissez ce que vous voulez recevoir à l’avance.' },
    LinkTipsAccount: {
      name: 'La destination',
      text: 'Choisissez le compte ou la carte qui reçoit vos pourboires.',
    },
    OptIn: {
      name: 'Commencer',
      text: 'C’est tout. Dès la prochaine déclaration, vos pourboires vous sont envoyés le jour même.',
    },
  },
  activate: 'Activer la carte',
  add: 'Ajouter un compte ou une carte',
  what: 'Que voulez-vous recevoir à l’avance?',
  setting: { Tips: 'Pourboires seulement', TipsAndMileage: 'Pourboires et kilométrage' },
  where: 'Où vont vos pourboires?',
  whereMissing: 'Choisissez où vont vos pourboires.',
  useAccount: 'Utiliser ce compte',
  nowhere: 'Aucun compte pour l’instant',
  nowhereText: 'Ajoutez un compte bancaire ou une carte de débit qui peut recevoir vos pourboires.',
  read: 'Lire et accepter',
  next: 'Continuer',
  optIn: 'Commencer',
} as const satisfies Translation<typeof english>;
