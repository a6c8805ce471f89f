import { expect } from 'storybook/test';
import { specimenEntries } from '../../../packages/ui/src/conformance/specimens/specimens.ts';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { AllComponents } from './all-components.tsx';

const meta = preview.meta({
  title: 'Studio/All components',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <AllComponents globals={readGlobals(globals)} />,
});

const specimens = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>('[data-specimen]')];

/** Everything that the library exports on one sheet, live, in the brand and language of the toolbar. */
export const Sheet = meta.story({
  name: 'All components',
  play: async ({ canvas, canvasElement }) => {
    await expect(specimens(canvasElement)).toHaveLength(specimenEntries.length);
    const links = await canvas.findAllByRole('link', { name: 'Its stories' });
    await expect(links).toHaveLength(specimenEntries.length);
    for (const specimen of specimens(canvasElement))
      await expect(specimen.children[1]?.getBoundingClientRect().height).toBeGreaterThan(0);
  },
});

/** The same in Spanish: what a component says by itself, and what it is given. */
export const Spanish = meta.story({
  tags: ['!dev'],
  globals: { language: 'es' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-specimen="Button"] button')).toHaveTextContent(
      /^Tarjeta de débito$/,
    );
    await expect(canvas.getAllByText('Más detalles').length).toBeGreaterThan(0);
  },
});
