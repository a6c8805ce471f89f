import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { runSteps } from '../events.ts';

const interactions = 'storybook/interactions/panel';

/** Runs the steps of the story on screen, and shows them one by one in the panel. */
export function RunChecks() {
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  const hasSteps = story?.type === 'story' && story.tags.includes('play-fn');
  if (!hasSteps) return null;
  const run = () => {
    api.togglePanel(true);
    api.setSelectedPanel(interactions);
    api.emit(runSteps, story.id);
  };
  return createElement(
    Button,
    { variant: 'ghost', padding: 'small', ariaLabel: 'Run the checks of this story', onClick: run },
    'Run checks',
  );
}
