/** Categories of earnings, as the address names them. */
export const earningsCategories = ['earnings', 'tips', 'assets'] as const;

/** A category of earnings. */
type EarningsCategory = (typeof earningsCategories)[number];

/** The page of a category. */
export const earningsPath = (category: EarningsCategory): string => `/ewa/earnings?show=${category}`;
