import { allTokens } from '@dayfare/themes/brands/all';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { EarlierBrands } from '../../../scripts/lib/brands/brand-history.ts';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { BrandDiff } from './brand-diff.tsx';

const meta = preview.meta({
  title: 'Studio/Brand diff',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <BrandDiff globals={readGlobals(globals)} />,
});

/** Two brands, what differs: the same story drawn over itself, and every token with both values. */
export const Diff = meta.story({
  name: 'Brand diff',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('First brand'), 'common');
    await userEvent.selectOptions(canvas.getByLabelText('Second brand'), 'paycor');
    const row = canvasElement.querySelector('[data-token="radius.button"]');
    await expect(row).toHaveTextContent(`Common${allTokens.common.radius.button}`);
    await expect(row).toHaveTextContent(`Paycor${allTokens.paycor.radius.button}`);

    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(2));
    const over = canvasElement.querySelector('[data-way="difference"]');
    if (!over) throw new Error('The difference is what one sees first.');
    await expect(getComputedStyle(over).mixBlendMode).toBe('difference');
    await userEvent.click(canvas.getByRole('radio', { name: 'Wipe' }));
    await expect(canvas.getByRole('slider', { name: /Edge between/ })).toHaveValue('50');
    await userEvent.click(canvas.getByRole('radio', { name: 'Difference' }));

    for (const frame of canvasElement.querySelectorAll('iframe')) {
      await waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Count the pixels that differ' }));
    await waitFor(() => expect(canvas.getByText(/ pixels differ: /)).toHaveTextContent(/^[1-9]/));

    await userEvent.selectOptions(canvas.getByLabelText('Second brand'), 'common');
    await userEvent.click(canvas.getByRole('button', { name: 'Count the pixels that differ' }));
    await waitFor(() => expect(canvas.getByText(/ pixels differ: /)).toHaveTextContent(/^0 of /));
    await expect(canvas.getByText('Choose two brands that are not the same.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Second brand'), 'paycor');
  },
});

const { paycor } = allTokens;
const before: EarlierBrands = {
  commit: 'abc1234',
  madeAt: '2026-11-20T12:00:00.000Z',
  brands: [{ name: 'paycor', tokens: { ...paycor, light: { ...paycor.light, action: '#7a1fa2' } } }],
};

/** A brand as it is, and as an earlier commit had it: the earlier tokens stand in the list, and in the picture. */
export const Earlier = meta.story({
  tags: ['!dev'],
  render: (_, { globals }) => (
    <BrandDiff globals={{ ...readGlobals(globals), scheme: 'light' }} earlier={before} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByLabelText('First brand'), 'paycor');
    await userEvent.selectOptions(canvas.getByLabelText('Second brand'), 'paycor@abc1234');
    const rows = canvasElement.querySelectorAll('[data-token]');
    await expect(rows).toHaveLength(1);
    await expect(rows[0]).toHaveTextContent('Paycor at abc1234, Nov 20, 2026#7a1fa2');
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/ in Paycor at abc1234/);
    await waitFor(() => expect(frame).toHaveAttribute('data-shown', 'true'));
    const action = () =>
      frame.contentWindow?.getComputedStyle(frame.contentDocument?.documentElement ?? frame);
    await waitFor(() => expect(action()?.getPropertyValue('--df-colour-action')).toContain('#7a1fa2'));
  },
});
