// Written by `pnpm generate`; a test fails when it is out of date.
export const texts = {
  words: {
    profile: 'Votre compte',
    password: 'Changez votre mot de passe',
    twoStep: 'Connexion en deux étapes',
    passkeys: 'Clés d’identification',
    devices: 'Vos appareils',
    agreements: 'Ententes',
    limits: 'Vos propres limites',
    dailyTexts: 'Votre paie, au bon moment',
    proofs: 'Ce qu’il nous faut de vous',
    service: 'Suspendre ou fermer',
    notificationSettings: 'Réglages des notifications',
    questions: 'Questions et réponses',
    getMoney: 'Recevoir de l’argent',
    addAccount: 'Ajouter un compte',
    newRecurring: 'Programmer un virement régulier',
    signOut: 'Fermer la session',
  },
} as const;
