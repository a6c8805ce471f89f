import { describe, expect, it } from 'vitest';
import { type Findings, percent, reportPage } from './report-page.ts';

const story = { id: 'components-button--primary', title: 'Components/Button', name: 'Primary <b>' };
const findings: Findings = {
  ref: 'main',
  commit: '0123456789abcdef',
  pictures: 16,
  seconds: 3,
  changed: [
    {
      story,
      changes: [
        {
          mode: 'paycor light 390',
          pixels: 1234,
          share: 0.0371,
          before: 'a/before.png',
          after: 'a/after.png',
          difference: 'a/difference.png',
        },
      ],
    },
  ],
  added: [{ ...story, id: 'x--y', name: 'Fresh' }],
  removed: [],
  failed: [{ story, reason: 'Timeout' }],
};

describe('the report of visual differences', () => {
  const page = reportPage(findings);

  it('shows before, after and difference of each look that changed, with its count', () => {
    expect(page).toContain('paycor light 390: 1,234 pixels, 3.71 %');
    for (const picture of ['before', 'after', 'difference']) expect(page).toContain(`src="a/${picture}.png"`);
  });

  it('names what is new and what could not be rendered, and leaves out what there is none of', () => {
    expect(page).toContain('Components / Button · Fresh');
    expect(page).toContain('Timeout');
    expect(page).not.toContain('<h2>Gone</h2>');
  });

  it('lets no name of a story become markup', () => {
    expect(page).not.toContain('<b>');
    expect(page).toContain('Primary &lt;b&gt;');
  });

  it('never rounds a difference away', () => {
    expect(percent(0.000001)).toBe('less than 0.01 %');
  });
});
