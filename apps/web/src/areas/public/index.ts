export { PublicFrame } from './frame/public-frame.tsx';
