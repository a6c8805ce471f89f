/** How a person is called at work beside their number. */
export const uniqueIdOf = (employeeId: number): string => `U${employeeId}`;
