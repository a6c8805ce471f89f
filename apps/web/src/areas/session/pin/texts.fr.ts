import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes du code qui confirme une connexion. */
export const texts = {
  titles: { pin: 'Saisissez votre code' },
  byText: 'Consultez vos messages texte',
  byMail: 'Consultez vos courriels',
  sent: 'Nous avons envoyé un code à 6 chiffres à {to}. Il est valable 10 minutes.',
  why: 'Nous ne connaissons pas encore cet appareil; nous vérifions donc que c’est bien vous.',
  field: 'Code que nous avons envoyé',
  missing: 'Entrez les 6 chiffres du code.',
  wrong:
    '{count, plural, one {Ce code n’est pas le bon. Il vous reste # essai.} many {Ce code n’est pas le bon. Il vous reste # d’essais.} other {Ce code n’est pas le bon. Il vous reste # essais.}}',
  expired: 'Ce code ne fonctionne plus. Demandez-en un nouveau.',
  submit: 'Continuer',
  checking: 'Vérification du code…',
  blockedTitle: 'Trop de codes erronés',
  blocked: 'Pour protéger votre compte, patientez un moment, puis réessayez. Aucune somme n’a bougé.',
  blockedFor: 'Nouvel essai possible dans',
  blockOver: 'Vous pouvez réessayer maintenant.',
  resend: 'Envoyer un nouveau code',
  resending: 'Envoi en cours…',
  toMail: 'Recevoir le code par courriel',
  toText: 'Recevoir le code par message texte',
  resendIn: 'Pas reçu? Demandez un nouveau code dans',
  resent: 'Un nouveau code est en route vers {to}. Le précédent ne fonctionne plus.',
  exhausted:
    'C’était le dernier code que nous pouvons envoyer cette fois-ci. Pour en recevoir un autre, ouvrez une nouvelle session.',
  notYou: 'Ce n’est pas vous? Ouvrez une autre session',
  help: 'Votre numéro ou votre courriel a changé?',
  first: {
    title: 'Vérifions que c’est bien vous',
    text: 'Nous enverrons un code à 6 chiffres au numéro qui se termine par {last4}.',
    send: 'Envoyez-moi un code',
  },
} as const satisfies Translation<typeof english>;
