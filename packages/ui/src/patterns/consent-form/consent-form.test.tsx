import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx';

const items = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }));

function Form(props: Partial<ConsentFormProps>) {
  const [value, setValue] = useState<readonly string[]>([]);
  return <ConsentForm items={items} onAgree={vi.fn()} {...props} value={value} onChange={setValue} />;
}

const boxes = () => screen.getAllByRole('checkbox') as HTMLInputElement[];
const agree = () => screen.getByRole('button', { name: 'I agree' }) as HTMLButtonElement;
const missing = 'Please select all the checkboxes above to proceed.';

describe('ConsentForm', () => {
  it('shows the message and keeps I agree disabled until all boxes are ticked [guardian-008]', async () => {
    const onAgree = vi.fn();
    const { user } = render(<Form onAgree={onAgree} />);
    for (const label of ['One', 'Two', 'Three']) {
      expect(screen.getByText(missing)).toBeDefined();
      expect(agree().disabled).toBe(true);
      await user.click(screen.getByRole('checkbox', { name: label }));
    }
    expect(screen.queryByText(missing)).toBeNull();
    await user.click(agree());
    expect(onAgree).toHaveBeenCalledOnce();
  });

  it('sets the boxes one by one, or all at once by a final one [guardian-007]', async () => {
    const { user } = render(<Form />);
    const all = boxes().at(-1);
    if (!all) throw new Error('There must be a final box.');
    await user.click(all);
    expect(boxes().map((box) => box.checked)).toEqual([true, true, true, true]);
    await user.click(screen.getByRole('checkbox', { name: 'Two' }));
    expect(boxes().map((box) => box.checked)).toEqual([true, false, true, false]);
    expect(all.indeterminate).toBe(true);
  });

  it('has a link for a copy only where there is one [guardian-009]', async () => {
    const onDownload = vi.fn();
    const { user, again } = render(<Form />);
    expect(screen.queryByRole('button', { name: 'Download a copy as PDF' })).toBeNull();
    again(<Form onDownload={onDownload} />);
    await user.click(screen.getByRole('button', { name: 'Download a copy as PDF' }));
    expect(onDownload).toHaveBeenCalledOnce();
  });

  it('reads as a group of boxes, what is missing, and the button that says so', async () => {
    const { container } = render(<Form />, { locale: 'es-US' });
    const said = (await spoken(container)).join('\n');
    expect(said).toContain('group, Tu consentimiento');
    expect(said).toMatch(/checkbox, Doy mi consentimiento a todo lo anterior.*not checked/);
    expect(said).toContain('Marca todas las casillas anteriores para continuar.');
    expect(said).toMatch(/button, Acepto.*Marca todas las casillas/);
  });
});
