import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import 'virtual:dayfare-brands/all.css';
import { Frame } from './frame.tsx';
import { globalTypes, initialGlobals } from './globals.ts';

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => (
      <Frame globals={globals}>
        <Story />
      </Frame>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Welcome', 'Screens', 'Patterns', 'Components', 'Primitives'] },
    },
  },
  tags: ['autodocs'],
});
