/** The texts of every area, for tests of parts that stand below the app. */
export { catalogues } from '../app/generated/texts.ts';
