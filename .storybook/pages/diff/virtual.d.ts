declare module 'virtual:pages/earlier-brands' {
  export const earlierBrands:
    | import('../../../scripts/lib/brands/brand-history.ts').EarlierBrands
    | undefined;
}
