export type { ServerLogo } from './brand-identity.ts';
export {
  longestBrandText,
  readServerBrand,
  type ServerBrand,
  type ServerBrandVerdict,
} from './read-server-brand.ts';
export { type ServerBrandPage, showServerBrand } from './show-server-brand.ts';
