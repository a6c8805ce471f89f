import { type Language, product } from '@dayfare/domain/product';

interface EmployerTexts {
  readonly title: (employer: string) => string;
  readonly lead: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
  readonly consentTitle: string;
  /** `account` is the user name at work. */
  readonly consent: (name: string, account: string) => string;
  readonly notShared: string;
  readonly allow: string;
  readonly cancel: string;
  readonly lostTitle: string;
  readonly lost: string;
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
    consentTitle: `Continue to ${product}?`,
    consent: (name, account) =>
      `${product} will be told your name, ${name}, and your user name at work, ${account}.`,
    notShared: 'Your password stays here.',
    allow: 'Continue',
    cancel: 'Cancel',
    lostTitle: 'This page is no longer open',
    lost: `Go back to ${product} and start again.`,
  },
  es: {
    title: (employer) => `Inicia sesión en ${employer}`,
    lead: 'Usa la cuenta con la que registras tus horas en el trabajo.',
    login: 'Usuario del trabajo',
    password: 'Contraseña del trabajo',
    submit: 'Iniciar sesión',
    wrong: 'Ese usuario y esa contraseña no coinciden. Revísalos e inténtalo de nuevo.',
    consentTitle: `¿Continuar a ${product}?`,
    consent: (name, account) =>
      `${product} recibirá tu nombre, ${name}, y tu usuario del trabajo, ${account}.`,
    notShared: 'Tu contraseña se queda aquí.',
    allow: 'Continuar',
    cancel: 'Cancelar',
    lostTitle: 'Esta página ya no está abierta',
    lost: `Vuelve a ${product} y empieza de nuevo.`,
  },
  fr: {
    title: (employer) => `Connexion à ${employer}`,
    lead: 'Utilisez le compte avec lequel vous pointez au travail.',
    login: 'Nom d’utilisateur au travail',
    password: 'Mot de passe au travail',
    submit: 'Se connecter',
    wrong: 'Ce nom d’utilisateur et ce mot de passe ne concordent pas. Vérifiez-les et réessayez.',
    consentTitle: `Continuer vers ${product}?`,
    consent: (name, account) =>
      `${product} recevra votre nom, ${name}, et votre nom d’utilisateur au travail, ${account}.`,
    notShared: 'Votre mot de passe reste ici.',
    allow: 'Continuer',
    cancel: 'Annuler',
    lostTitle: 'Cette page n’est plus ouverte',
    lost: `Retournez à ${product} et recommencez.`,
  },
};
