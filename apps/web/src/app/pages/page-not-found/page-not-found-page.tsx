export { PageNotFound as Screen } from '../../../platform/frame/page-not-found.tsx';
