/** Every page's route, for tests of parts that stand below the app. */
export { routes } from '../app/generated/routes.ts';
