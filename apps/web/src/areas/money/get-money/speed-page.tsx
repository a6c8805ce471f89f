export { SpeedScreen as Screen } from './speed-screen.tsx';
