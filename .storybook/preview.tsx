import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import 'virtual:dayfare-brands/all.css';
import matrix from '../scripts/visual/matrix.json';
import { Frame } from './frame.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { mockWorker } from './mock-worker.ts';
import { DocsPage } from './pages/usage/docs-page.tsx';
import { listenForSteps, withStepsOnRequest } from './steps.ts';

// A check waits as long as a busy machine needs; one that holds goes on at once.
configure({ asyncUtilTimeout: 8_000 });

// For the sweeps over all stories; nobody else loads them.
Object.assign(window, { dayfareChecks: () => import('./checks/page/index.ts') });

listenForSteps();

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(mockWorker)],
  globalTypes,
  initialGlobals,
  decorators: [
    (Story, { globals }) => <Frame globals={globals}>{(values) => <Story globals={values} />}</Frame>,
  ],
  parameters: {
    layout: 'padded',
    // Checked as an error in every brand and scheme by checks/brands.ts; a second run of axe would meet the first.
    a11y: { test: 'off' },
    // For those who have a project token: the looks that `pnpm visual` renders.
    chromatic: { modes: matrix },
    docs: { page: DocsPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Welcome', 'Pages', 'Screens', 'Patterns', 'Components', 'Primitives'] },
    },
  },
  tags: ['autodocs'],
});

export default withStepsOnRequest(preview);
