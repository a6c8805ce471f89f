import type { Language } from '@dayfare/domain/product';

interface EmployerTexts {
  readonly title: (employer: string) => string;
  readonly lead: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
}

/** What an employer's own sign-in page says. */
export const employerTexts: Readonly<Record<Language, EmployerTexts>> = {
  en: {
    title: (employer) => `Sign in to ${employer}`,
    lead: 'Use the account that you clock in with at work.',
    login: 'User name at work',
    password: 'Password at work',
    submit: 'Sign in',
    wrong: 'That user name and password don’t match. Check both and try again.',
  },
  es: {
    title: (employer) => `Inicia sesión en ${employer}`,
    lead: 'Usa la cuenta con la que registras tus horas en el trabajo.',
    login: 'Usuario del trabajo',
    password: 'Contraseña del trabajo',
    submit: 'Iniciar sesión',
    wrong: 'Ese usuario y esa contraseña no coinciden. Revísalos e inténtalo de nuevo.',
  },
  fr: {
    title: (employer) => `Connexion à ${employer}`,
    lead: 'Utilisez le compte avec lequel vous pointez au travail.',
    login: 'Nom d’utilisateur au travail',
    password: 'Mot de passe au travail',
    submit: 'Se connecter',
    wrong: 'Ce nom d’utilisateur et ce mot de passe ne concordent pas. Vérifiez-les et réessayez.',
  },
};
