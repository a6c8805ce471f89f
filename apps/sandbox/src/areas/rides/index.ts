export { rideHandler, rideJob } from './steps.ts';
