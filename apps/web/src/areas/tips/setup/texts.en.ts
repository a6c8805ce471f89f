/** Texts of the steps until tips are paid out early. */
export const texts = {
  lead: 'Get your tips the day they’re reported',
  leadText: 'Free, and whole. Without this, they come with your paycheck.',
  steps: 'Steps to early tips',
  step: {
    ActivateCard: {
      name: 'Activate your card',
      text: 'Your card is the only place your tips could go, and it isn’t active yet. Activate it, or add a bank account or debit card.',
    },
    AcceptTerms: { name: 'Agreement', text: 'Read how early tips work, and agree to it.' },
    TipsSetting: { name: 'What comes early', text: 'Choose what you’d like to get early.' },
    LinkTipsAccount: {
      name: 'Where it goes',
      text: 'Choose the account or card that your tips are paid to.',
    },
    OptIn: {
      name: 'Start',
      text: 'That’s everything. From the next report on, your tips are sent to you the same day.',
    },
  },
  activate: 'Activate the card',
  add: 'Add an account or card',
  what: 'What should come early?',
  setting: { Tips: 'Tips only', TipsAndMileage: 'Tips and mileage' },
  where: 'Where should your tips go?',
  whereMissing: 'Choose where your tips go.',
  useAccount: 'Use this account',
  nowhere: 'No account yet',
  nowhereText: 'Add a bank account or debit card that your tips can be paid to.',
  read: 'Read and agree',
  next: 'Continue',
  optIn: 'Start early tips',
} as const;
