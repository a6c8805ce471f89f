import { Button } from '@dayfare/ui/button';
import { expect } from 'storybook/test';
import preview from '../../preview.tsx';

const meta = preview.meta({
  title: 'Studio/Simulation',
  // For the check alone: a reviewer switches these on in the toolbar, on the story that is to be seen.
  tags: ['!autodocs', '!dev'],
  render: () => <Button>Get $40.00</Button>,
});

/** The computed colour of a system colour in the scheme of the page. */
function systemColour(name: string): string {
  const probe = document.createElement('i');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** Forced colours: each role takes a colour of the system, also on a surface, and the rules written for them apply. */
export const ForcedColours = meta.story({
  globals: { forcedColours: 'on', surface: 'brand' },
  render: () => (
    <>
      <Button>Get $40.00</Button>
      <Button variant="secondary">Other amount</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Other amount' });
    const surface = button.closest('[data-surface="brand"]');
    if (!surface) throw new Error('The story lies on the brand.');
    await expect(getComputedStyle(surface).backgroundColor).toBe(systemColour('Canvas'));
    await expect(getComputedStyle(button).color).toBe(systemColour('ButtonText'));
    const primary = canvas.getByRole('button', { name: 'Get $40.00' });
    await expect(getComputedStyle(primary).color).toBe(systemColour('HighlightText'));
  },
});

/** Reduced motion: the rules for it apply, and without it they do not. */
export const ReducedMotion = meta.story({
  globals: { reducedMotion: 'on' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).transitionDuration).toBe('0s');
  },
});

/** On media: a picture, the veil over it, and the words on that. */
export const OnMedia = meta.story({
  globals: { surface: 'media' },
  play: async ({ canvas }) => {
    const surface = canvas.getByRole('button').closest('[data-surface="media"]');
    if (!surface?.parentElement) throw new Error('The story lies on media.');
    await expect(getComputedStyle(surface.parentElement).backgroundImage).toContain('linear-gradient');
  },
});
