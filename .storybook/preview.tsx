import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure, getConfig, prettyDOM } from 'storybook/test';
import '@dayfare/themes/reset';
import '@dayfare/themes/surfaces';
import 'virtual:dayfare-brands/all.css';
import { loadOverlays } from '../packages/ui/src/components/dialog/dialog.tsx';
import { quickElementError } from '../packages/ui/src/testing/element-error.ts';
import matrix from '../scripts/visual/matrix.json';
import { extractArgTypes, keepElements, withDates } from './controls/controls.ts';
import { currentDraft, startDraftBrand } from './draft-brand.ts';
import { Frame } from './frame.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { mockWorker } from './mock-worker.ts';
import { draftName } from './pages/studio/drafts.ts';
import { DocsPage } from './pages/usage/docs-page.tsx';
import { isForTests, listenForSteps, withStepsOnRequest } from './steps.ts';
import { overrideToolbars } from './toolbar-values.ts';

// A check waits as long as a busy machine needs; one that holds goes on at once.
configure({ asyncUtilTimeout: 45_000, getElementError: quickElementError({ getConfig, prettyDOM }) });

// Loaded for the sweeps over all stories alone.
Object.assign(window, { dayfareChecks: () => import('./checks/page/index.ts') });

// For pages that show a story in every brand.
Object.assign(window, { dayfareToolbars: overrideToolbars });

listenForSteps();

const draftIsKnown = startDraftBrand();

/** `extractArgTypes` is how a framework tells Storybook of a component's props; the types of its parameters leave it out. */
const docs = { page: DocsPage, extractArgTypes };

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(mockWorker)],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [keepElements],
  // Else a story would be in another brand for a moment, a page for designers without the draft, and a story of a dialog without it.
  loaders: [
    async () => {
      await Promise.all([draftIsKnown, loadOverlays()]);
      return { draft: (brand: unknown) => (brand === draftName ? currentDraft() : undefined) };
    },
  ],
  // A story counts as shown once its screen has settled; see `screen-story.tsx`. Somebody who looks at it sees that come.
  afterEach: async ({ loaded, canvasElement, abortSignal }) => {
    const { settled } = loaded as { settled?: (canvas: Element, signal: AbortSignal) => Promise<void> };
    if (isForTests()) await settled?.(canvasElement, abortSignal);
  },
  decorators: [
    (Story, context) => <Story args={withDates(context)} />,
    (Story, { globals }) => <Frame globals={globals}>{(values) => <Story globals={values} />}</Frame>,
  ],
  parameters: {
    layout: 'padded',
    // Backgrounds are a brand's own, and the conditions' surfaces; a colour of the addon's would be a false one.
    backgrounds: { disable: true },
    // For who looks at a story. The tests run axe themselves, as an error and in every brand and scheme; the two would meet.
    a11y: { test: isForTests() ? 'off' : 'todo' },
    // For those who have a project token: the looks that `pnpm visual` renders.
    chromatic: { modes: matrix },
    docs,
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Studio',
          [
            'Brand board',
            'Brand matrix',
            'All components',
            'Brand diff',
            'Token usage',
            'Voice',
            'Brand studio',
            'Status',
            'How to',
          ],
          'Screens',
          'Patterns',
          'Components',
          'Primitives',
        ],
      },
    },
  },
  tags: ['autodocs'],
});

withStepsOnRequest(preview);

// By its name: Storybook reads the order of the sidebar from the text of this file.
export default preview;
