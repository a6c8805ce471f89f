/** Texts of the page that leads to what helps with money. */
export const texts = {
  titles: {
    page: 'Co-Pilot',
  },
  text: 'What helps your money last until payday, one step at a time.',
  steps: {
    pay: 'See what you’ve earned',
    payText: 'And take only what you need before payday',
    budget: 'Look at your budget',
    budgetText: 'Where your money goes, by category',
    save: 'Put a little aside',
    saveText: 'By itself, from your pay',
    discounts: 'Use your discounts',
    discountsText: 'Lower prices on what you buy anyway',
  },
};
