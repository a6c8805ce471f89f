export {
  type BrandKey,
  type BusinessEnvironment,
  brandingTypeOf,
  brandOfEnvironment,
  businessEnvironments,
  environmentOfBrand,
} from './environment.ts';
export {
  type BrowserLocale,
  browserLocale,
  defaultLanguage,
  isLanguage,
  type Language,
  languages,
} from './language.ts';
export { directPath, product, productCard, productKey } from './product.ts';
