// Written by `pnpm generate`; a test fails when it is out of date.
export const texts = {
  words: {
    home: 'Inicio',
    directHome: 'Inicio',
    history: 'Transferencias',
    accounts: 'A dónde va tu dinero',
    earnings: 'Tus ganancias',
    recurring: 'Transferencias periódicas',
    friends: 'Pagarle a alguien',
    cash: 'Retiro en efectivo',
    giftCard: 'Tarjeta de regalo de Amazon',
    hours: 'Historial de horas',
    help: 'Ayuda',
  },
  tabs: {
    home: 'Inicio',
    directHome: 'Inicio',
    history: 'Transferencias',
    accounts: 'A dónde va tu dinero',
    earnings: 'Tus ganancias',
    recurring: 'Transferencias periódicas',
    friends: 'Pagarle a alguien',
    cash: 'Retiro en efectivo',
    giftCard: 'Tarjeta de regalo de Amazon',
    hours: 'Trabajo',
    help: 'Ayuda',
  },
} as const;
