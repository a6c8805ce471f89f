import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { PolicySheet, type PolicySheetProps } from './policy-sheet.tsx';
import '../../testing/overlays.ts';

const policies = ['Privacy', 'Terms'].map((title) => ({
  id: title,
  title,
  content: <p>{`${title} text.`}</p>,
}));

const sheet = (props: Partial<PolicySheetProps> = {}) => (
  <PolicySheet isOpen onClose={vi.fn()} onRetry={vi.fn()} policies={policies} {...props} />
);

describe('PolicySheet', () => {
  it('is named by a single policy, and shows several under their headings', () => {
    const { again } = render(sheet({ policies: policies.slice(0, 1) }));
    expect(screen.getByRole('dialog', { name: 'Privacy' })).toBeDefined();
    again(sheet());
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Privacy',
      'Terms',
    ]);
  });

  it('closes by Done, and asks for no agreement', async () => {
    const onClose = vi.fn();
    const { user } = render(sheet({ onClose }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offers to try again when nothing came', async () => {
    const onRetry = vi.fn();
    const { user } = render(sheet({ state: 'failed', policies: [], onRetry }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });

  it('reads as a dialog with its texts, in Spanish', async () => {
    render(sheet(), { locale: 'es-US' });
    const said = await spoken(screen.getByRole('dialog'));
    expect(said.filter((phrase) => /^(heading|button)|text\.$/.test(phrase))).toEqual([
      'heading, Políticas, level 2',
      'button, Cerrar',
      'heading, Privacy, level 3',
      'Privacy text.',
      'heading, Terms, level 3',
      'Terms text.',
      'button, Listo',
    ]);
  });
});
