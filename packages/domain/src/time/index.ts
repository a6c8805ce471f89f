export { isDoubtful, longestShiftMs } from './attendance.ts';
export { integrationNames, type TimeIntegration, timeIntegration } from './integration.ts';
export { isOpenForChange, type TimeStatus, timeStatus } from './status.ts';
