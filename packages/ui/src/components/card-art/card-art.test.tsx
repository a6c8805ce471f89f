import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { CardArt, type CardArtProps } from './card-art.tsx';

const card = (props: Partial<CardArtProps> = {}) => (
  <CardArt name="Dayfare Card" number="4417" status="active" statusLabel="Active" holder="Maria" {...props} />
);

describe('CardArt', () => {
  it('is heard as one sentence: what it is, its last four digits one by one, and its status', async () => {
    const { container } = render(card({ id: 'card', status: 'locked', statusLabel: 'Locked' }));
    expect(container.querySelector('#card')?.getAttribute('data-status')).toBe('locked');
    expect(await transcript(container)).toEqual(['Dayfare Card, ending in 4 4 1 7, Locked']);
  });

  it('lets no more than four digits into the page', () => {
    const { container } = render(card({ number: '4111111111110923' }));
    expect(container.innerHTML).not.toContain('4111');
    expect(container.textContent).toContain('••••0923');
  });

  it('takes the art of another brand than the page’s', () => {
    const { container } = render(card({ brand: 'paycor' }));
    expect(container.querySelector('[data-brand="paycor"] > [data-surface="brand"]')).not.toBeNull();
  });

  it('has a sign of its own for every status', () => {
    const statuses = ['active', 'pending', 'locked', 'blocked', 'expired'] as const;
    const signs = statuses.map((status) => {
      const { container } = render(card({ status }));
      return container.querySelector('[data-tone] svg')?.innerHTML;
    });
    expect(new Set(signs).size).toBe(statuses.length);
  });
});
