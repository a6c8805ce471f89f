// Written by `pnpm generate`; a test fails when it is out of date.
export const texts = {
  words: {
    profile: 'Tu cuenta',
    password: 'Cambia tu contraseña',
    twoStep: 'Inicio de sesión en dos pasos',
    passkeys: 'Llaves de acceso',
    devices: 'Tus dispositivos',
    agreements: 'Acuerdos',
    limits: 'Tus propios límites',
    dailyTexts: 'Tu pago, a tiempo',
    proofs: 'Lo que necesitamos de ti',
    service: 'Pausar o cerrar',
    notificationSettings: 'Ajustes de notificaciones',
    questions: 'Preguntas y respuestas',
    getMoney: 'Recibir dinero',
    addAccount: 'Agregar una cuenta',
    newRecurring: 'Programar una transferencia periódica',
    signOut: 'Cerrar sesión',
  },
} as const;
