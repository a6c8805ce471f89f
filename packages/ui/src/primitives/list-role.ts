/** Safari removes the role of a list without bullets; spread this on `ul` and `ol`. */
export const listRole = { role: 'list' } as const;
