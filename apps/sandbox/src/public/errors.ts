/** What calls of the area are refused with. */
export const publicErrors = {};
