/** Texts of counseling and learning about money. */
export const texts = {
  titles: {
    FinancialCounseling: 'Money counseling',
    FinancialLearning: 'Learn about money',
  },
  text: {
    FinancialCounseling:
      'Talk with a counselor about debts, a budget or a plan, by phone or video. It’s free and confidential, and we don’t learn what you talk about.',
    FinancialLearning:
      'Short lessons about budgets, credit and saving. They’re free, and you can stop and go on whenever you like.',
  },
  open: {
    FinancialCounseling: 'Find a counselor',
    FinancialLearning: 'See the lessons',
  },
  opening: 'Opening',
  failed: 'It couldn’t be opened',
  leaves: 'You leave this app to go there.',
};
