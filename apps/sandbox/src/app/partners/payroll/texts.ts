import { type Language, product } from '@dayfare/domain/product';

interface ProviderTexts {
  readonly title: (provider: string) => string;
  readonly lead: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
  readonly askTitle: string;
  readonly ask: string;
  readonly shared: readonly string[];
  readonly kept: string;
  readonly allow: string;
  readonly decline: string;
  readonly cancel: string;
  readonly lostTitle: string;
  readonly lost: string;
}

/** What a payroll provider's own pages say. */
export const providerTexts: Readonly<Record<Language, ProviderTexts>> = {
  en: {
    title: (provider) => `Sign in to ${provider}`,
    lead: 'Use what you see your pay stubs with.',
    login: 'User name for payroll',
    password: 'Password for payroll',
    submit: 'Sign in',
    wrong: 'That user name and password don’t match. Check both and try again.',
    askTitle: `May ${product} see your hours and pay?`,
    ask: `For 90 days, ${product} would see:`,
    shared: ['the hours that you work', 'what you earn and what is withheld', 'your paydays'],
    kept: `${product} would not see your bank account, your tax forms or your password. You can take this back here at any time.`,
    allow: 'Allow',
    decline: 'Don’t allow',
    cancel: 'Cancel',
    lostTitle: 'This page is no longer open',
    lost: `Go back to ${product} and start again.`,
  },
  es: {
    title: (provider) => `Inicia sesión en ${provider}`,
    lead: 'Usa los datos con los que ves tus talones de pago.',
    login: 'Usuario de nómina',
    password: 'Contraseña de nómina',
    submit: 'Iniciar sesión',
    wrong: 'Ese usuario y esa contraseña no coinciden. Revísalos e inténtalo de nuevo.',
    askTitle: `¿Puede ${product} ver tus horas y tu pago?`,
    ask: `Durante 90 días, ${product} vería:`,
    shared: ['las horas que trabajas', 'lo que ganas y lo que se te retiene', 'tus días de pago'],
    kept: `${product} no vería tu cuenta bancaria, tus formularios de impuestos ni tu contraseña. Puedes retirar este permiso aquí cuando quieras.`,
    allow: 'Permitir',
    decline: 'No permitir',
    cancel: 'Cancelar',
    lostTitle: 'Esta página ya no está abierta',
    lost: `Vuelve a ${product} y empieza de nuevo.`,
  },
  fr: {
    title: (provider) => `Connexion à ${provider}`,
    lead: 'Utilisez les données avec lesquelles vous consultez vos talons de paie.',
    login: 'Nom d’utilisateur pour la paie',
    password: 'Mot de passe pour la paie',
    submit: 'Se connecter',
    wrong: 'Ce nom d’utilisateur et ce mot de passe ne concordent pas. Vérifiez-les et réessayez.',
    askTitle: `${product} peut-elle voir vos heures et votre paie?`,
    ask: `Pendant 90 jours, ${product} verrait :`,
    shared: [
      'les heures que vous travaillez',
      'ce que vous gagnez et ce qui est retenu',
      'vos jours de paie',
    ],
    kept: `${product} ne verrait ni votre compte bancaire, ni vos feuillets d’impôt, ni votre mot de passe. Vous pouvez retirer cette autorisation ici en tout temps.`,
    allow: 'Autoriser',
    decline: 'Ne pas autoriser',
    cancel: 'Annuler',
    lostTitle: 'Cette page n’est plus ouverte',
    lost: `Retournez à ${product} et recommencez.`,
  },
};
