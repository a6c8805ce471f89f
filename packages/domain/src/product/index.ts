export {
  type BusinessEnvironment,
  brandingTypeOf,
  businessEnvironments,
} from './environment.ts';
export {
  type BrowserLocale,
  browserLocale,
  defaultLanguage,
  firstLanguage,
  isLanguage,
  type Language,
  languages,
  usualLanguages,
} from './language.ts';
export { directPath, product, productCard, productKey } from './product.ts';
