import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { StatusTag, type StatusTone } from './status-tag.tsx';

describe('StatusTag', () => {
  it('has an icon of its own in every tone, so that colour is never alone', () => {
    const tones: StatusTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];
    const drawings = tones.map((tone) => {
      const { container } = render(<StatusTag tone={tone}>Status</StatusTag>);
      return container.querySelector('svg')?.innerHTML;
    });
    expect(new Set(drawings).size).toBe(tones.length);
  });

  it('reads as its words', async () => {
    const { container } = render(
      <StatusTag tone="danger" id="state">
        Did not go through
      </StatusTag>,
    );
    expect(container.querySelector('#state')?.getAttribute('data-tone')).toBe('danger');
    expect(await transcript(container)).toEqual(['Did not go through']);
  });
});
