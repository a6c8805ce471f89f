import type { Translation } from '../../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textos para mover el dinero que guardamos para alguien. */
export const texts = {
  titles: {
    move: 'Mover dinero',
  },
  text: 'Mueve a {name} el dinero que guardamos para ti.',
  friends: 'Dinero de amigos, en {name}',
  from: '¿De dónde?',
  amount: '¿Cuánto?',
  fee: 'Comisión',
  free: 'Gratis',
  arrives: 'Llega',
  atOnce: 'Enseguida',
  nextDay: 'Siguiente día hábil',
  yes: 'Mover {amount}',
  first: 'Mover dinero',
  moving: 'Moviendo…',
  failed: 'No se movió nada',
  proof: 'Un monto grande saldrá a una cuenta que no es nuestra, así que confirmamos que eres tú.',
  doneTitle: 'Se movieron {amount}',
  done: 'De {from} a {to}.',
  left: 'Queda en {from}',
  close: 'Listo',
  unknownTitle: 'Aún no sabemos si se movió',
  unknown:
    'Nuestra respuesta sobre {amount} se perdió. Averígualo antes de mover algo más; consultar no mueve nada.',
  ask: 'Averiguar qué pasó',
  asking: 'Consultando…',
  notMoved: 'No se completó: no se movió nada ni se moverá.',
  loadFailed: 'No pudimos cargar de dónde puede venir el dinero',
  loadFailedText: 'No se movió nada. Inténtalo en un momento.',
  loadOffline: 'No se movió nada. Conéctate e inténtalo de nuevo.',
  emptyTitle: 'Nada que mover',
  empty: 'No guardamos más dinero tuyo. Lo que está en un banco se queda en el banco.',
} as const satisfies Translation<typeof english>;
