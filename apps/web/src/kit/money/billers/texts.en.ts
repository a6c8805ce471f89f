/** What billers bill for. */
export const texts = {
  categories: {
    Electricity: 'Electricity',
    Water: 'Water',
    Phone: 'Phone',
    Insurance: 'Insurance',
    Rent: 'Rent',
    Loan: 'Loan',
    other: 'Bills',
  },
} as const;
