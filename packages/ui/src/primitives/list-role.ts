/** Safari takes the role away from a list without bullets; spread it over `ul` and `ol`. */
export const listRole = { role: 'list' } as const;
