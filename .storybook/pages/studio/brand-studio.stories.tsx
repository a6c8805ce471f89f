import { allTokens } from '@dayfare/themes/brands/all';
import type { Scheme } from '@dayfare/themes/contract';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { BrandStudio } from './brand-studio.tsx';
import { memoryDrafts } from './drafts.ts';
import { documentFile } from './files.ts';
import { memoryMaps } from './maps.ts';

const meta = preview.meta({
  title: 'Studio/Brand studio',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <BrandStudio globals={readGlobals(globals)} />,
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** The main button of the sample screen in a scheme. */
const sampleButton = (canvas: ReturnType<typeof within>, scheme: Scheme) => {
  const sample = canvas.getByRole('figure', { name: scheme === 'light' ? 'Light scheme' : 'Dark scheme' });
  return within(sample).getByRole('button', { name: 'Get $40.00' });
};

/** Tokens change, and with them the preview, the failing pairs and what would mend them; a file takes all of it home and back. */
export const StudioPage = meta.story({ name: 'Brand studio' });

/** The same page with drafts of its own, so that no check touches a designer's. */
export const Checked = meta.story({
  tags: ['!dev'],
  render: (_, { globals, loaded }) => (
    <BrandStudio globals={readGlobals(globals)} store={loaded.drafts} maps={loaded.maps} />
  ),
  loaders: [() => ({ drafts: memoryDrafts(), maps: memoryMaps() })],
  play: async ({ canvas, canvasElement, globals }) => {
    const { scheme } = readGlobals(globals);
    await userEvent.selectOptions(await canvas.findByLabelText('Copy of'), 'common');
    await userEvent.click(canvas.getByRole('button', { name: 'Start another draft' }));
    const verdict = canvas.getByTestId('verdict');
    await expect(verdict).toHaveTextContent(/^All \d+ pairs pass$/);

    const button = sampleButton(canvas, scheme);
    const action = canvas.getByRole('textbox', { name: 'action' });
    await fireEvent.change(action, { target: { value: '#7a1fa2' } });
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(rgb('#7a1fa2')));

    const text = canvas.getByRole('textbox', { name: 'textMuted' });
    await fireEvent.change(text, { target: { value: allTokens.common[scheme].surface } });
    await waitFor(() => expect(verdict).toHaveTextContent(/pairs fail$/));
    const [fix] = await canvas.findAllByRole('button', { name: /^Make / });
    if (!fix) throw new Error('A failing pair has a proposal.');
    await userEvent.click(fix);

    const file = documentFile('Taken home', allTokens.paycor);
    await userEvent.upload(
      canvas.getByLabelText('Open JSON documents of tokens'),
      new File([file.content], file.name, { type: file.type }),
    );
    await expect(await canvas.findByText('The file is open, whole.')).toBeVisible();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Taken home');
    await waitFor(() =>
      expect(getComputedStyle(button).backgroundColor).toBe(rgb(allTokens.paycor[scheme].action)),
    );

    const tokens = within(canvasElement);
    await userEvent.click(tokens.getByRole('radio', { name: 'Corners' }));
    const corner = tokens.getByRole('spinbutton', { name: 'button, px' });
    await fireEvent.change(corner, { target: { value: '24' } });
    await waitFor(() => expect(getComputedStyle(button).borderTopLeftRadius).toBe('24px'));
    await userEvent.click(tokens.getByRole('button', { name: 'Undo radius.button' }));
    await waitFor(() => expect(getComputedStyle(button).borderTopLeftRadius).not.toBe('24px'));
    await userEvent.click(tokens.getByRole('button', { name: 'Redo radius.button' }));
    await waitFor(() => expect(getComputedStyle(button).borderTopLeftRadius).toBe('24px'));

    // The draft that was changed before lies in the list, with its steps.
    const [latest, before] = canvas.getByLabelText<HTMLSelectElement>('Draft').options;
    await userEvent.selectOptions(canvas.getByLabelText('Draft'), before?.value ?? '');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Common copy');
    await expect(canvas.getByRole('button', { name: /^Undo / })).toBeEnabled();
    await userEvent.selectOptions(canvas.getByLabelText('Draft'), latest?.value ?? '');
    await userEvent.click(tokens.getByRole('radio', { name: 'Colours' }));
  },
});

/** Six colours in one paste, mixed; and the sample screen as people see it who have no green. */
export const Mixed = meta.story({
  tags: ['!dev'],
  render: Checked.input.render,
  loaders: Checked.input.loaders,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mix all colours from six' }));
    const six = within(canvas.getByRole('group', { name: 'The six colours' }));
    const first = six.getByRole('textbox', { name: 'brand' });
    await userEvent.click(first);
    await userEvent.paste('#123c69, #ac3b61 #f7f5f2;1c1f26 #123c69 #a3160f');
    await expect(six.getByRole('textbox', { name: 'danger' })).toHaveValue('#a3160f');
    await userEvent.click(canvas.getByRole('button', { name: 'Mix both schemes' }));
    const button = sampleButton(canvas, 'light');
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(rgb('#ac3b61')));
    await expect(canvas.getByTestId('verdict')).toHaveTextContent(/^All \d+ pairs pass$/);
    const vision = canvas.getByLabelText('Seen with');
    await userEvent.selectOptions(vision, 'deuteranopia');
    const shown = sampleButton(canvas, 'light').closest<HTMLElement>('[data-vision]');
    await expect(shown?.style.filter).toMatch(/^url\("#.+"\)$/);
    await userEvent.selectOptions(vision, 'typical');
  },
});

/** Tokens of another tool: their names are guessed, one is corrected, and the map is there the next time. */
export const Mapped = meta.story({
  tags: ['!dev'],
  render: Checked.input.render,
  loaders: Checked.input.loaders,
  play: async ({ canvas, globals }) => {
    const { scheme } = readGlobals(globals);
    const fancy = { light: '#7a1fa2', dark: '#d9a6f0' };
    const file = (mode: 'light' | 'dark', page: string) => {
      const document = {
        $extensions: { 'com.figma.modeName': mode },
        color: { bg: { page: { $value: page } }, fancy: { $value: fancy[mode] } },
        radius: { card: { $value: 20 } },
      };
      return new File([JSON.stringify(document)], `${mode}.tokens.json`, { type: 'application/json' });
    };
    const open = async () =>
      userEvent.upload(await canvas.findByLabelText('Open JSON documents of tokens'), [
        file('light', '#fffaf0'),
        file('dark', '#101014'),
      ]);
    await open();
    const step = within(await canvas.findByRole('region', { name: 'Which token is which?' }));
    await expect(step.getByRole('combobox', { name: 'colour.canvas' })).toHaveValue('color/bg/page');
    await expect(
      step.getByText('2 of 78 tokens are taken from the file; the others stay as they are.'),
    ).toBeVisible();
    await userEvent.click(step.getByRole('radio', { name: 'All' }));
    const action = step.getByRole('combobox', { name: 'colour.action' });
    await fireEvent.change(action, { target: { value: 'radius/card' } });
    await expect(step.getByText('Its value does not fit here')).toBeVisible();
    await fireEvent.change(action, { target: { value: 'color/fancy' } });
    await userEvent.click(step.getByRole('button', { name: 'Use these tokens' }));

    const button = sampleButton(canvas, scheme);
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(rgb(fancy[scheme])));
    await expect(canvas.getByRole('textbox', { name: 'canvas' })).toHaveValue(
      scheme === 'light' ? '#fffaf0' : '#101014',
    );
    await open();
    const again = within(await canvas.findByRole('region', { name: 'Which token is which?' }));
    await expect(again.getByRole('combobox', { name: 'colour.action' })).toHaveValue('color/fancy');
    await userEvent.click(again.getByRole('button', { name: 'Leave it' }));
  },
});
