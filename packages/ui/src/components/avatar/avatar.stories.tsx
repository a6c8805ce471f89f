import preview from '@dayfare/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Avatar } from './avatar.tsx';

const meta = preview.meta({ component: Avatar, title: 'Components/Avatar', args: { name: 'Maria Lopez' } });

/** A drawing that needs no network. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#8fb7d9"/><circle cx="20" cy="16" r="7" fill="#33261d"/><path d="M6 40a14 14 0 0 1 28 0" fill="#f3ead8"/></svg>',
)}`;

/** Initials on the colour of the name's first letter. */
export const Initials = meta.story({
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Maria Lopez' });
    await expect(avatar).toHaveTextContent('ML');
    await expect(avatar).toHaveAttribute('data-letter', '12');
  },
});

/** A picture over the initials, once it is there. */
export const Picture = meta.story({
  args: { src: portrait },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Maria Lopez' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-picture'));
  },
});

/** A picture that does not come: the initials stay. */
export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(within(canvasElement).getByText('ML')).toBeVisible();
  },
});

/** All 26: each letter has a background of its own, and letters that can be read on it. */
export const TwentySix = meta.story({
  tags: ['connect-034'],
  render: () => (
    <Inline align="stretch">
      {Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index)).map((letter) => (
        <Avatar key={letter} name={letter} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const backgrounds = within(canvasElement)
      .getAllByRole('img')
      .map((avatar) => getComputedStyle(avatar).backgroundColor);
    await expect(new Set(backgrounds).size).toBe(26);
  },
});
