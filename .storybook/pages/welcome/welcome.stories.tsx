import { expect, waitFor } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { deskPages } from './pages.ts';
import { Welcome } from './welcome.tsx';

const meta = preview.meta({
  title: 'Welcome',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (_, { globals }) => <Welcome globals={readGlobals(globals)} />,
});

/** What this Storybook is, how to read it, and where to go. */
export const Page = meta.story({
  name: 'Welcome',
  play: async ({ canvas }) => {
    const answer = await fetch('index.json');
    const { entries }: { entries: Record<string, unknown> } = await answer.json();
    for (const { id, title } of deskPages) {
      await expect(entries).toHaveProperty([id]);
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        expect.stringContaining(encodeURIComponent(id)),
      );
    }
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Components' })).toBeVisible());
  },
});
