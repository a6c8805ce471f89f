export { isDoubtful, longestShiftMs } from './attendance.ts';
export { integrationNames, type TimeIntegration, timeIntegration } from './integration.ts';
export { longestReason, mostDecided } from './limits.ts';
export { type ClockedShift, type ClockMark, shiftsOf } from './shifts.ts';
export { isOpenForChange, type TimeStatus, timeStatus } from './status.ts';
