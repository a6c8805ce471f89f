/** What is around every page, for tests of parts that stand below the app. */
export { Providers } from '../app/frame/providers.tsx';
