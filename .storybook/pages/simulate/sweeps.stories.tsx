import { expect } from 'storybook/test';
import { drawnProblems, layoutProblems } from '../../checks/page/layout.ts';
import preview from '../../preview.tsx';

const meta = preview.meta({
  title: 'Studio/Sweeps',
  // For the check alone: a sweep that finds nothing must be able to.
  tags: ['!autodocs', '!dev', 'no-visual'],
  render: () => <p>Nothing to see here.</p>,
});

/** What the sweep says about one element that is laid out so, and only there for the moment. */
function findingsAbout(html: string, look: () => string[] = layoutProblems): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  try {
    return look().join('\n');
  } finally {
    place.remove();
  }
}

const narrow = 'inline-size: 60px; white-space: nowrap; overflow: hidden';

/** Text that is cut off, one over another or beyond the edge is found; what one can scroll to, and what lies over the page, is not. */
export const Findings = meta.story({
  play: async () => {
    await expect(findingsAbout(`<p style="${narrow}">Words that do not fit</p>`)).toContain('is cut off');
    await expect(
      findingsAbout('<p>Some words</p><p style="margin-block-start: -1em">Other words</p>'),
    ).toContain('lie over each other');
    await expect(findingsAbout('<p style="inline-size: 200vw">Wide</p>')).toContain('reaches past the edge');

    const scrolled = '<div style="block-size: 30px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>';
    await expect(findingsAbout(`${scrolled}<p>After</p>`)).toBe('');
    const bar = '<p style="position: fixed; inset-block-start: 0">A bar over the page</p>';
    await expect(findingsAbout(`<p style="position: absolute; inset: 0">Words</p>${bar}`)).toBe('');
    await expect(findingsAbout(`<p style="${narrow}; clip-path: inset(50%)">Only read aloud</p>`)).toBe('');
  },
});

/** An ellipsis that is drawn is a choice; one that only a setting brings about has lost words. */
export const Ellipsis = meta.story({
  play: async () => {
    const cut = `<p style="${narrow}; text-overflow: ellipsis">Words that do not fit</p>`;
    await expect(findingsAbout(cut)).toContain('is cut off');
    await expect(findingsAbout(cut, drawnProblems)).toBe('');
  },
});
