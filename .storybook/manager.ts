import { createElement, type FunctionComponent } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { BrandTool } from './manager/brand-tool.ts';
import { ConditionsTool } from './manager/conditions-tool.ts';
import { DevicePanel } from './manager/device-panel.ts';
import { RunChecks } from './manager/run-checks.ts';

// Storybook builds its own window with the old JSX transform, which looks for React by name: hence no JSX here or in ./manager.

/** Adds a button to the toolbar above every story. */
function addTool(name: string, title: string, tool: FunctionComponent): void {
  addons.register(`dayfare/${name}`, () => {
    addons.add(`dayfare/${name}/button`, {
      title,
      type: types.TOOL,
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render: () => createElement(tool),
    });
  });
}

addTool('run-checks', 'Run checks', RunChecks);
addTool('conditions', 'Conditions', ConditionsTool);
addTool('brand', 'Brand', BrandTool);

addons.register('dayfare/device', () => {
  addons.add('dayfare/device/panel', {
    title: 'Device',
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) =>
      createElement(AddonPanel, { active, children: createElement(DevicePanel) }),
  });
});

/** Pages for designers have nothing to set or to log: a panel below them would be empty. */
const withoutPanel = /^(welcome|studio)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (withoutPanel.test(storyId ?? '') ? false : isShown),
  },
  theme: create({ base: 'light', brandTitle: 'Dayfare', brandImage: './dayfare.svg', brandTarget: '_self' }),
});
