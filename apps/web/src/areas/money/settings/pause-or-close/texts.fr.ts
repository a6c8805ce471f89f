import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la suspension de la paie anticipée et de la fermeture du compte. */
export const texts = {
  titles: { page: 'Suspendre ou fermer' },
  pause: {
    title: 'Suspendre la paie anticipée',
    text: 'Pendant la suspension, rien ne peut être obtenu, les virements réguliers ne sont pas faits et les proches ne peuvent pas être payés. Votre paie arrive au complet le jour de paie, moins ce que vous avez déjà obtenu. Vous pouvez reprendre à tout moment. Votre épargne et vos pourboires restent à votre disposition.',
    ends: 'Pour combien de temps?',
    end: { never: 'Jusqu’à ce que je reprenne', day: 'Jusqu’à un jour que je choisis' },
    until: 'Rouvre le',
    untilMissing: 'Choisissez un jour à partir de demain, d’ici un an.',
    do: 'Suspendre la paie anticipée',
    on: 'La paie anticipée est suspendue',
    onText: 'Elle le reste jusqu’à ce que vous la repreniez.',
    onUntil: 'Elle rouvre d’elle-même le {day}.',
  },
  close: {
    title: 'Fermer mon compte',
    means: {
      signIn:
        'Votre session est fermée partout et plus personne ne peut se connecter au compte. Cela ne coûte rien.',
      regular:
        '{count, plural, one {Votre virement régulier prend fin.} many {Vos # virements réguliers prennent fin.} other {Vos # virements réguliers prennent fin.}}',
      bills:
        '{count, plural, one {Nous ne paierons plus votre facture et ne vous la rappellerons plus. Il faudra la payer à qui vous l’envoie.} many {Nous ne paierons plus vos # factures et ne vous les rappellerons plus. Il faudra les payer à qui vous les envoie.} other {Nous ne paierons plus vos # factures et ne vous les rappellerons plus. Il faudra les payer à qui vous les envoie.}}',
      owed: '{amount} obtenus à l’avance sont retenus sur votre paie comme convenu; la prochaine est le {payday}. Nous ne débitons jamais votre compte bancaire.',
      goals:
        '{count, plural, one {Votre objectif d’épargne prend fin. Retirez-en d’abord les {amount}.} many {Vos # objectifs d’épargne prennent fin. Retirez-en d’abord les {amount}.} other {Vos # objectifs d’épargne prennent fin. Retirez-en d’abord les {amount}.}}',
      invitations:
        'Vos invitations ouvertes prennent fin sans récompense. Les récompenses que vous avez sont de l’argent que nous gardons.',
      nothingOwed: 'Vous ne devez rien.',
      pay: 'Votre employeur vous paie comme toujours. Rien n’y change.',
      kept: 'Nous gardons vos virements et vos ententes aussi longtemps que la loi l’exige, et ne nous en servons pour rien d’autre.',
      back: 'Pour revenir, appelez {supportName} au {supportPhone}. Heures\u00A0: {supportHours}.',
    },
    nextPay: 'votre prochain jour de paie',
    notYet: 'Pas tout de suite',
    obstacles: {
      moneyHeld:
        'Nous avons de l’argent à vous. Déplacez-le d’abord vers votre compte bancaire ou votre carte.',
    },
    waitTitle: 'Il fermera de lui-même',
    waits: {
      inDoubt:
        'Nous ne savons pas encore ce qu’est devenu un virement. S’il nous est parvenu, le compte fermera de lui-même à son arrivée. Sinon, il ferme tout de suite.',
      transferUnderway:
        'Un virement est encore en route. Vous pouvez le demander dès maintenant\u00A0: le compte fermera de lui-même à son arrivée.',
      moveUnderway:
        'L’argent que vous avez déplacé est en route. Vous pouvez le demander dès maintenant\u00A0: le compte fermera de lui-même à son arrivée.',
      deductionOpen:
        'Votre dernier jour de paie n’est pas encore réglé. Vous pouvez le demander dès maintenant\u00A0: le compte fermera de lui-même ensuite.',
    },
    closing: {
      title: 'Votre compte va fermer',
      transferUnderway:
        'Il fermera de lui-même à l’arrivée de votre virement. Nous vous préviendrons par texto.',
      moveUnderway:
        'Il fermera de lui-même à l’arrivée de l’argent que vous avez déplacé. Nous vous préviendrons par texto.',
      deductionOpen:
        'Il fermera de lui-même quand votre dernier jour de paie sera réglé. Nous vous préviendrons par texto.',
      moneyHeld:
        'Nous avons de l’argent à vous. Déplacez-le vers votre compte bancaire ou votre carte, et le compte fermera de lui-même.',
      soon: 'Il ne reste rien à régler. Il fermera de lui-même d’ici une heure, et nous vous préviendrons par texto.',
      until: 'D’ici là, plus rien n’est envoyé et vous pouvez garder votre compte.',
    },
    see: {
      inDoubt: 'Voir ce qui s’est passé',
      transferUnderway: 'Voir vos virements',
      moveUnderway: 'Voir vos comptes',
      deductionOpen: 'Voir ce qui est retenu sur votre paie',
      moneyHeld: 'Voir vos comptes',
    },
    do: 'Fermer mon compte',
    sure: 'Fermer votre compte?',
    sureText: 'Votre session sera fermée tout de suite. Pour le rouvrir, il faudra nous appeler.',
    sureLater:
      'Il fermera de lui-même, et nous vous préviendrons par texto. D’ici là, plus rien n’est envoyé et vous pouvez changer d’avis.',
    proof: 'Votre compte prendra fin; nous vérifions donc que c’est bien vous qui le demandez.',
    yes: 'Oui, le fermer',
    no: 'Garder mon compte',
  },
  closed: {
    title: 'Votre compte est fermé',
    text: 'Merci d’avoir été des nôtres. Si vous changez d’avis, {supportName} peut le rouvrir. Heures\u00A0: {supportHours}.',
    back: 'Appeler le {supportPhone}',
    done: 'Terminé',
  },
  working: 'Un instant…',
  notDone: 'Cela n’a pas fonctionné',
  failed: 'Impossible de charger cette page',
  failedText: 'Rien n’a changé. Réessayez dans un instant.',
  offlineText: 'Rien n’a changé. Connectez-vous et réessayez.',
} as const satisfies Translation<typeof english>;
