import type { Language } from '@dayfare/domain/product';
import { product } from '@dayfare/domain/product';

interface BankTexts {
  readonly title: (bank: string) => string;
  readonly lead: string;
  readonly login: string;
  readonly password: string;
  readonly submit: string;
  readonly wrong: string;
  readonly lockedTitle: string;
  readonly locked: string;
  readonly back: string;
  readonly chooseTitle: string;
  readonly choose: string;
  readonly shared: string;
  readonly missing: string;
  readonly checking: string;
  readonly savings: string;
  readonly allow: string;
  readonly cancel: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly lostTitle: string;
  readonly lost: string;
}

/** What a bank's own pages say. */
export const bankTexts: Readonly<Record<Language, BankTexts>> = {
  en: {
    title: (bank) => `Sign in to ${bank}`,
    lead: 'Use what you sign in to online banking with.',
    login: 'User name at the bank',
    password: 'Password at the bank',
    submit: 'Sign in',
    wrong: 'That user name and password don’t match. Check both and try again.',
    lockedTitle: 'Online banking is locked',
    locked: 'Too many wrong passwords were entered. Call the bank to unlock it.',
    back: `Back to ${product}`,
    chooseTitle: `Which account may ${product} pay into?`,
    choose: 'Your accounts',
    shared: `${product} will be told the account’s number and type. Your password stays here.`,
    missing: 'Choose an account first.',
    checking: 'Checking',
    savings: 'Savings',
    allow: 'Continue',
    cancel: 'Cancel',
    doneTitle: 'That’s all',
    done: `You can go back to ${product} now.`,
    lostTitle: 'This page is no longer open',
    lost: `Go back to ${product} and start again.`,
  },
  es: {
    title: (bank) => `Inicia sesión en ${bank}`,
    lead: 'Usa los datos con los que entras en tu banca en línea.',
    login: 'Usuario del banco',
    password: 'Contraseña del banco',
    submit: 'Iniciar sesión',
    wrong: 'Ese usuario y esa contraseña no coinciden. Revísalos e inténtalo de nuevo.',
    lockedTitle: 'La banca en línea está bloqueada',
    locked: 'Se escribieron demasiadas contraseñas incorrectas. Llama al banco para desbloquearla.',
    back: `Volver a ${product}`,
    chooseTitle: `¿A qué cuenta puede pagarte ${product}?`,
    choose: 'Tus cuentas',
    shared: `${product} recibirá el número y el tipo de la cuenta. Tu contraseña se queda aquí.`,
    missing: 'Primero elige una cuenta.',
    checking: 'Corriente',
    savings: 'Ahorros',
    allow: 'Continuar',
    cancel: 'Cancelar',
    doneTitle: 'Listo',
    done: `Ya puedes volver a ${product}.`,
    lostTitle: 'Esta página ya no está abierta',
    lost: `Vuelve a ${product} y empieza de nuevo.`,
  },
  fr: {
    title: (bank) => `Connexion à ${bank}`,
    lead: 'Utilisez les données de vos services bancaires en ligne.',
    login: 'Nom d’utilisateur à la banque',
    password: 'Mot de passe à la banque',
    submit: 'Se connecter',
    wrong: 'Ce nom d’utilisateur et ce mot de passe ne concordent pas. Vérifiez-les et réessayez.',
    lockedTitle: 'Les services en ligne sont verrouillés',
    locked: 'Trop de mots de passe inexacts ont été saisis. Appelez la banque pour les déverrouiller.',
    back: `Retour à ${product}`,
    chooseTitle: `Dans quel compte ${product} peut-elle verser votre paie?`,
    choose: 'Vos comptes',
    shared: `${product} recevra le numéro et le type du compte. Votre mot de passe reste ici.`,
    missing: 'Choisissez d’abord un compte.',
    checking: 'Chèques',
    savings: 'Épargne',
    allow: 'Continuer',
    cancel: 'Annuler',
    doneTitle: 'C’est fait',
    done: `Vous pouvez retourner à ${product}.`,
    lostTitle: 'Cette page n’est plus ouverte',
    lost: `Retournez à ${product} et recommencez.`,
  },
};
