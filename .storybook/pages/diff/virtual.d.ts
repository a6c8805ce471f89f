declare module 'virtual:pages/earlier-brands' {
  export const earlierBrands: import('../../../scripts/lib/brand-history.ts').EarlierBrands | undefined;
}
