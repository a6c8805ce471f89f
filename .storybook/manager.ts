import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { runSteps } from './events.ts';

// Storybook builds its own window with the old JSX transform, which looks for React by name: hence no JSX here.

const interactions = 'storybook/interactions/panel';

/** Runs the steps of the story on screen, and shows them one by one in the panel. */
function RunChecks() {
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

addons.register('dayfare/run-checks', () => {
  addons.add('dayfare/run-checks/button', {
    title: 'Run checks',
    type: types.TOOL,
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(RunChecks),
  });
});

/** Pages for designers have nothing to set or to log: a panel below them would be empty. */
const withoutPanel = /^(welcome|pages)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (withoutPanel.test(storyId ?? '') ? false : isShown),
  },
  theme: create({ base: 'light', brandTitle: 'Dayfare', brandImage: './dayfare.svg', brandTarget: '_self' }),
});
