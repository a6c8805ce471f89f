import { allTokens } from '@dayfare/themes/brands/all';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../preview.tsx';
import { readGlobals } from '../shared/looks.ts';
import { BrandStudio } from './brand-studio.tsx';
import { memoryDrafts } from './drafts.ts';
import { documentFile } from './files.ts';

const meta = preview.meta({
  title: 'Pages/Brand studio',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: (_, { globals }) => <BrandStudio globals={readGlobals(globals)} />,
});

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Tokens change, and with them the preview, the failing pairs and what would mend them; a file takes all of it home and back. */
export const StudioPage = meta.story({ name: 'Studio' });

/** The same page with drafts of its own, so that no check touches a designer's. */
export const Checked = meta.story({
  tags: ['!dev'],
  render: (_, { globals, loaded }) => <BrandStudio globals={readGlobals(globals)} store={loaded.drafts} />,
  loaders: [() => ({ drafts: memoryDrafts() })],
  play: async ({ canvas, canvasElement, globals }) => {
    const { scheme } = readGlobals(globals);
    await userEvent.selectOptions(await canvas.findByLabelText('Copy of'), 'common');
    await userEvent.click(canvas.getByRole('button', { name: 'Start another draft' }));
    const verdict = canvas.getByTestId('verdict');
    await expect(verdict).toHaveTextContent(/^All \d+ pairs pass$/);

    const button = canvas.getByRole('button', { name: 'Get $40.00' });
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
      canvas.getByLabelText('Open a JSON document of tokens'),
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
