import type { Translation } from '../../../platform/i18n/translation.ts';
import type { texts as english } from './texts.en.ts';

/** Textes de la page où commencent les personnes de la marque de paie. */
export const texts = {
  titles: { payroll: 'Pour les personnes payées par Paychex' },
  title: 'Votre paie passe par Paychex',
  text: '{brand} vous permet de toucher ce que vous avez gagné avant le jour de paie. Connectez-vous une fois, et nous vous menons à l’application de Paychex.',
  after: 'Si cette application n’est pas accessible, tout fonctionne ici aussi.',
  signIn: 'Se connecter',
  signUp: 'Première visite? Inscrivez-vous',
  help: 'Vous n’arrivez pas à entrer?',
} as const satisfies Translation<typeof english>;
