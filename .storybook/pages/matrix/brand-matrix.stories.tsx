import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../preview.tsx';
import { looks, readGlobals } from '../shared/looks.ts';
import { BrandMatrix } from './brand-matrix.tsx';

const meta = preview.meta({
  title: 'Pages/Brand matrix',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <BrandMatrix globals={readGlobals(globals)} />,
});

/** Any story in all brands and schemes: choose it by any part of its name, and the width of the screen. */
export const Matrix = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('iframe')).toHaveLength(looks.length), {
      timeout: 5000,
    });
    const [first] = canvasElement.querySelectorAll('iframe');
    await waitFor(() => expect(first?.getAttribute('src')).toContain('iframe.html?id='), { timeout: 5000 });

    const field = canvas.getByRole('combobox', { name: 'Story' });
    await userEvent.click(field);
    await userEvent.keyboard('button primary{Enter}');
    await expect(field).toHaveValue('Components / Button · Primary');
    await waitFor(() => expect(first?.getAttribute('src')).toContain('id=components-button--primary'), {
      timeout: 5000,
    });

    await waitFor(() => expect(first).toHaveAttribute('data-shown', 'true'), { timeout: 30_000 });
    const inside = first?.contentDocument?.documentElement.dataset;
    await expect(`${inside?.brand} ${inside?.scheme}`).toBe(`${looks[0]?.brand} ${looks[0]?.scheme}`);
    // A frame's look stays in the frame.
    const { brand, scheme } = readGlobals(globals);
    await expect(document.documentElement.dataset).toMatchObject({ brand, scheme });

    await userEvent.click(canvas.getByRole('radio', { name: '320' }));
    await waitFor(() => expect(first?.clientWidth).toBe(320));
    await userEvent.click(canvas.getByRole('radio', { name: '390' }));
  },
});
