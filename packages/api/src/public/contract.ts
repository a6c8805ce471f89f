/** What anyone may open: invitations that are no longer wanted, and the way to the app. */
export const publicContract = {};
