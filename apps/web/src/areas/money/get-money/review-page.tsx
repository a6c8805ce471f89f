export { ReviewScreen as Screen } from './review-screen.tsx';
