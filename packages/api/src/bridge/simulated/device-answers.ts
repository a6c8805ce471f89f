/** How a simulated device answers what needs a capability. */
export const deviceAnswers = ['granted', 'denied', 'cancelled', 'missing'] as const;

export type DeviceAnswer = (typeof deviceAnswers)[number];
