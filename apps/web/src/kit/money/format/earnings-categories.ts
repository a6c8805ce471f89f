/** Categories of earnings, as the address names them. */
export const earningsCategories = ['earnings', 'tips', 'assets'] as const;
