import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos sobre invitar a otras personas. */
export const texts = {
  titles: { page: 'Invita y gana' },
  start: {
    title: 'Invita y te lo agradecemos',
    text: 'Invita a compañeros o amigos. Cuando alguien se registre con tu invitación, recibes una recompensa.',
    how: 'Cómo funciona',
    steps: {
      invite: 'Invita a alguien',
      inviteText: 'Con un mensaje de texto, un código para escanear o tu enlace.',
      join: 'Se registra',
      joinText: 'Debe tener 18 años o más y no tener cuenta en {brand}.',
      reward: 'Recibes tu recompensa',
      rewardText: 'El dinero llega a tus cuentas en cuanto se abre la suya.',
    },
  },
  invite: 'Invitar a alguien',
  earned: 'Ganado hasta ahora',
  rewards: 'Tus recompensas, en total',
  people: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  next: 'La próxima persona que se registre te da {amount}.',
  all: 'Ya ganaste todas las recompensas. Puedes seguir invitando, sin más recompensas.',
  inAccounts: 'Las recompensas llegan directamente a tus cuentas.',
  seeRewards: 'Ver tu historial',
  closedTitle: 'Por ahora no se puede invitar a nadie',
  closed: 'Lo que ganaste sigue siendo tuyo.',
  history: 'Tus invitaciones',
  someone: {
    textMessage: 'Alguien a quien escribiste',
    qrCode: 'Alguien que escaneó tu código',
    inviteURL: 'Alguien con tu enlace',
  },
  about: {
    Coworker: 'Del trabajo',
    Friend: 'Amistad',
  },
  until: 'Hasta el {day}',
  status: {
    sent: 'Enviada',
    pending: 'Registrándose',
    enrolled: 'Se unió',
    expired: 'Venció',
    processed: 'Recompensada',
  },
  rules:
    'Una recompensa por cada persona nueva, tres en total. Cada número recibe una sola invitación por mensaje, y ninguna si su dueño no quiere. Si cierras tu cuenta, las invitaciones abiertas terminan sin recompensa.',
  failed: 'No pudimos cargar tus invitaciones',
  failedText: 'Tus recompensas están seguras. Inténtalo en un momento.',
  offline: 'Tus recompensas están seguras. Conéctate a internet para ver tus invitaciones.',
} as const satisfies Translation<typeof english>;
