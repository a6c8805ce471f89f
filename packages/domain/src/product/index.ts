export {
  type BusinessEnvironment,
  brandingTypeOf,
  businessEnvironments,
} from './environment.ts';
export { dateFormat, numberFormat } from './intl-formats.ts';
export {
  type BrowserLocale,
  browserLocale,
  defaultLanguage,
  firstLanguage,
  isLanguage,
  type Language,
  languageFromWire,
  languages,
  usualLanguages,
  type WireLanguage,
  wireLanguage,
  wireLanguages,
} from './language.ts';
export { directPath, product, productCard, productKey } from './product.ts';
