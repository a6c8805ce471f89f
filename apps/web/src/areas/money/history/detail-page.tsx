export { DetailScreen as Screen } from './detail-screen.tsx';
