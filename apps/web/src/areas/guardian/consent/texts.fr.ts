import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du consentement d’un tuteur, qui n’a pas de compte et vient d’un message texte. */
export const texts = {
  titles: {
    esign: 'Signature à l’écran',
    form: 'Votre consentement',
    success: 'Votre lien',
  },
  step: 'Étape {step} de 2',
  esign: {
    title: '{name} a besoin de votre accord',
    who: '{name} travaille chez {employer} et souhaite la carte {brand}\u00A0: une carte prépayée pour sa propre paie. Comme {name} a moins de 18 ans, un parent ou tuteur légal doit donner son accord.',
    whoNoEmployer:
      '{name} souhaite la carte {brand}\u00A0: une carte prépayée pour sa propre paie. Comme {name} a moins de 18 ans, un parent ou tuteur légal doit donner son accord.',
    how: 'Vous lisez deux courts textes et cochez quelques cases. Cela prend environ trois minutes, ne coûte rien et ne demande pas de compte.',
    stranger: 'Si cela ne vous concerne pas, fermez la page. Rien ne se fait sans votre accord.',
    document: 'Entente de signature électronique',
    boxes: {
      esign: 'J’accepte de signer électroniquement.',
      disclosures: 'J’ai lu les renseignements sur la signature électronique et je les accepte.',
    },
    disclosures: 'Renseignements sur la signature électronique (PDF)',
  },
  form: {
    title: 'La carte pour {name}\u00A0: votre accord',
    text: 'Voici à quoi vous consentez. Vous pouvez le retirer en tout temps, sans frais, par un appel.',
    document: 'Consentement du parent ou tuteur',
    boxes: {
      guardian: 'Je suis le parent ou le tuteur légal de {name}.',
      card: 'J’accepte que {name} reçoive la carte {brand} et l’utilise.',
      read: 'J’ai lu le consentement ci-dessus et je l’accepte.',
    },
  },
  notSaved: {
    title: 'Nous n’avons pas pu l’enregistrer',
    text: 'Touchez le bouton encore une fois. Ce qui a déjà été enregistré ne l’est pas deux fois. Si cela continue, appelez-nous.',
  },
  failed: {
    title: 'Nous n’avons pas pu ouvrir votre lien',
    text: 'Le problème vient de chez nous, et rien n’est perdu. Réessayez dans un instant ou appelez-nous.',
    offline: 'Connectez-vous à Internet et réessayez. Votre lien fonctionne toujours.',
  },
  document: {
    failedTitle: 'Nous n’avons pas pu charger le texte',
    failed: 'Vous ne pouvez accepter que ce que vous pouvez lire. Réessayez dans un instant ou appelez-nous.',
  },
  noLink: {
    title: 'Rouvrez le lien du message texte',
    text: 'Pour votre sécurité, cette page oublie le lien quand on la ferme. Celui de notre message fonctionne toujours, à moins qu’il ait plus de 7 jours.',
  },
  panels: {
    expired: {
      title: 'Désolé, ce lien a expiré!',
      text: 'Par mesure de sécurité, le lien a expiré. Touchez «\u00A0Renvoyer le lien\u00A0» pour en recevoir un nouveau.',
    },
    given: {
      title: 'Toutes nos excuses, le lien a expiré.',
      text: 'C’est peut-être parce que vous avez déjà donné votre consentement.',
    },
    resent: {
      title: 'Lien renvoyé!',
      text: 'Il arrive par message texte dans un instant. Si vous ne le trouvez pas, regardez aussi parmi les indésirables.',
    },
    done: {
      title: 'C’est terminé!',
      text: 'Merci. Votre consentement est enregistré, et la carte peut servir dès maintenant. Vous pouvez fermer cette page.',
      textNamed:
        'Merci. Votre consentement est enregistré, et {name} peut utiliser la carte dès maintenant. La nouvelle lui est envoyée. Vous pouvez fermer cette page.',
    },
  },
  resend: {
    button: 'Renvoyer le lien',
    failed: 'Nous n’avons pas pu envoyer un autre lien',
    failedText:
      'Ouvrez le lien complet de notre message le plus récent. Nous en envoyons trois par jour au plus\u00A0: si c’était le troisième, attendez demain ou appelez-nous.',
  },
  contact: {
    title: 'Des questions? Écrivez ou appelez',
    help: 'Aide et réponses',
  },
} as const satisfies Translation<typeof english>;
