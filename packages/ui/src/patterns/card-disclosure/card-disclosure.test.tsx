import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { CardDisclosure } from './card-disclosure.tsx';
import '../../testing/overlays.ts';

const drawer = (isInApproval: boolean, onLink = vi.fn()) => (
  <CardDisclosure
    isOpen
    onClose={vi.fn()}
    disclosures={[{ title: 'Fees', content: <p>None.</p> }]}
    isInApproval={isInApproval}
    onLink={onLink}
  />
);

describe('CardDisclosure', () => {
  it('hides the link button while the card is in approval, and has it else [card-029]', async () => {
    const onLink = vi.fn();
    const { user, again } = render(drawer(true, onLink));
    expect(screen.queryByRole('button', { name: 'Link card' })).toBeNull();
    again(drawer(false, onLink));
    await user.click(screen.getByRole('button', { name: 'Link card' }));
    expect(onLink).toHaveBeenCalledOnce();
  });

  it('reads as a dialog with a heading for each disclosure', async () => {
    render(drawer(false), { locale: 'es-US' });
    const said = await spoken(screen.getByRole('dialog'));
    expect(said.filter((phrase) => /^(heading|button)|None/.test(phrase))).toEqual([
      'heading, Divulgaciones de la tarjeta, level 2',
      'button, Cerrar',
      'heading, Fees, level 3',
      'None.',
      'button, Vincular tarjeta',
    ]);
  });
});
