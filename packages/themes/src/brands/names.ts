/** Every brand, by the name of its folder. The one list: all else loops over it. */
export const brandNames = ['common', 'paycor'] as const;
/** The name of a brand. */
export type BrandName = (typeof brandNames)[number];
