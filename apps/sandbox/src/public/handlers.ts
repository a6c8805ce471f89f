/** Handlers of calls that have no file of their own. */
export const publicHandlers = {};
