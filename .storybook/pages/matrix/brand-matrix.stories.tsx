import { brandNames } from '@dayfare/themes/brands';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../preview.tsx';
import { looks, readGlobals } from '../shared/looks.ts';
import { BrandMatrix } from './brand-matrix.tsx';

const meta = preview.meta({
  title: 'Studio/Brand matrix',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <BrandMatrix globals={readGlobals(globals)} />,
});

/** Any story in all brands and schemes: choose it by any part of its name, and the width of the screen. */
export const Matrix = meta.story({
  name: 'Brand matrix',
  play: async ({ canvas, canvasElement, globals }) => {
    const frames = () => [...canvasElement.querySelectorAll('iframe')];
    await waitFor(() => expect(frames()).toHaveLength(looks.length + 1));
    const [live] = frames();

    const field = canvas.getByRole('combobox', { name: 'Story' });
    await userEvent.click(field);
    await userEvent.keyboard('button primary{Enter}');
    await expect(field).toHaveValue('Components / Button · Primary');
    await waitFor(() =>
      expect(live?.contentWindow?.location.search).toContain('id=components-button--primary'),
    );

    const shown = () => frames().filter(({ dataset }) => dataset.shown === 'true');
    await waitFor(() => expect(shown()).toHaveLength(looks.length));
    const lookIn = (frame: HTMLIFrameElement) => {
      const { brand, scheme } = frame.contentDocument?.documentElement.dataset ?? {};
      return { brand, scheme };
    };
    await expect(shown().map(lookIn)).toEqual(looks);
    const colours = shown().map((frame) => {
      const button = frame.contentDocument?.querySelector('#storybook-root button');
      return button ? getComputedStyle(button).backgroundColor : '';
    });
    // As many as there are brands and schemes with an action colour of their own; without styles it would be one.
    await expect(new Set(colours).size).toBeGreaterThan(brandNames.length);
    // A frame's look stays in the frame.
    const { brand, scheme } = readGlobals(globals);
    await expect(document.documentElement.dataset).toMatchObject({ brand, scheme });

    await userEvent.click(canvas.getByRole('radio', { name: '320' }));
    await waitFor(() => expect(shown()[0]?.clientWidth).toBe(320));
    await userEvent.click(canvas.getByRole('radio', { name: '390' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Use it: Primary in Common, light' }));
    const used = canvas.getByTitle<HTMLIFrameElement>('Primary in Common, light');
    await waitFor(() => expect(used).toHaveAttribute('data-shown', 'true'));
    await expect(used.contentDocument?.querySelector('[inert]')).toBeNull();
  },
});
