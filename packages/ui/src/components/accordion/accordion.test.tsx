import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'cost', title: 'What does it cost?', content: 'Nothing.' },
  { id: 'limit', title: 'How much?', content: 'Half.' },
];

describe('Accordion', () => {
  it('tells all that are open, and leaves the state to a caller who keeps it', async () => {
    const onExpandedChange = vi.fn();
    const { user } = render(
      <Accordion items={items} expanded={['cost']} onExpandedChange={onExpandedChange} id="faq" />,
    );
    await user.click(screen.getByRole('button', { name: 'How much?' }));
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['cost', 'limit']);
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect(document.querySelector('#faq')).not.toBeNull();
  });

  it('reads as headings with buttons, and an answer only where it is open', async () => {
    const { container } = render(<Accordion items={items} defaultExpanded={['cost']} />);
    const said = await transcript(container);
    expect(said).toContain('heading, What does it cost?, level 3');
    expect(
      said.some((phrase) => phrase.startsWith('button, What does it cost?') && phrase.includes('expanded')),
    ).toBe(true);
    expect(said).toContain('Nothing.');
    expect(said).not.toContain('Half.');
  });
});
