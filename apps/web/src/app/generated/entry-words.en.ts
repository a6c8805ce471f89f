// Written by `pnpm generate`; a test fails when it is out of date.
export const texts = {
  words: {
    home: 'Home',
    directHome: 'Home',
    history: 'Transfers',
    accounts: 'Where your money goes',
    earnings: 'Your earnings',
    recurring: 'Regular transfers',
    friends: 'Pay a friend',
    cash: 'Cash pickup',
    giftCard: 'Amazon gift card',
    hours: 'Hours history',
    help: 'Help',
  },
  tabs: {
    home: 'Home',
    directHome: 'Home',
    history: 'Transfers',
    accounts: 'Where your money goes',
    earnings: 'Your earnings',
    recurring: 'Regular transfers',
    friends: 'Pay a friend',
    cash: 'Cash pickup',
    giftCard: 'Amazon gift card',
    hours: 'Work',
    help: 'Help',
  },
} as const;
