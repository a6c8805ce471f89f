import { expect, userEvent } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { MakeAComponent } from './make-a-component.tsx';
import { MakeAScreen } from './make-a-screen.tsx';
import { ReviewABrand } from './review-a-brand.tsx';
import { UseAComponent } from './use-a-component.tsx';

const meta = preview.meta({
  title: 'Studio/How to',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

/** Find it, import it by its own path, give it words. */
export const UseComponent = meta.story({
  name: 'Use a component',
  render: () => <UseAComponent />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Name on the card' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Enter the name on the card\./);
  },
});

/** Compose patterns and give them values. */
export const MakeScreen = meta.story({
  name: 'Make a screen',
  render: () => <MakeAScreen />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Get $120.50' })).toBeVisible();
  },
});

/** The whole folder at once, and what looks at it from then on. */
export const MakeComponent = meta.story({ name: 'Make a component', render: () => <MakeAComponent /> });

/** Where to look, in which order. */
export const ReviewBrand = meta.story({
  name: 'Review a brand',
  render: (_, { globals }) => <ReviewABrand globals={readGlobals(globals)} />,
  play: async ({ canvas }) => {
    const answer = await fetch('index.json');
    const { entries }: { entries: Record<string, unknown> } = await answer.json();
    for (const link of canvas.getAllByRole('link')) {
      const { searchParams } = new URL(link.getAttribute('href') ?? '', document.baseURI);
      await expect(entries).toHaveProperty([searchParams.get('path')?.replace('/story/', '') ?? '']);
    }
  },
});
