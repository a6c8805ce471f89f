/** What Storybook's own window and the preview say to one another beside Storybook's events. */

/** Asks for the steps of the story with this id. */
export const runSteps = 'dayfare/run-steps';
