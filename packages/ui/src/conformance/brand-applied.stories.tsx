import preview from '@dayfare/storybook/preview';
import { brandNames } from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import { expect } from 'storybook/test';
import * as styles from './brand-applied.css.ts';

const meta = preview.meta({ title: 'Conformance/Brand', tags: ['!autodocs'] });

/** A page without a brand must fail a run, not pass it: each brand's action colour is asserted as the browser computes it. */
export const AppliedWhileRendering = meta.story({
  render: () => (
    <p data-testid="sample" className={styles.sample}>
      On the action colour
    </p>
  ),
  play: async ({ canvas, globals }) => {
    const root = document.documentElement;
    const sample = canvas.getByTestId('sample');
    await expect(root.dataset.brand).toBe(globals.brand);
    const { brand, scheme } = root.dataset;
    for (const name of brandNames) {
      for (const look of ['light', 'dark'] as const) {
        root.dataset.brand = name;
        root.dataset.scheme = look;
        await expect(toHex(getComputedStyle(sample).backgroundColor)).toBe(allTokens[name][look].action);
      }
    }
    Object.assign(root.dataset, { brand, scheme });
  },
});

/** `rgb(1, 2, 3)` as `#010203`. */
function toHex(colour: string): string {
  const channels = colour.match(/\d+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
