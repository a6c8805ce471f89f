export { PageNotFound as Screen } from './page-not-found.tsx';
