import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { ScrollModal, type ScrollModalProps } from './scroll-modal.tsx';
import '../../testing/overlays.ts';

const modal = (props: Partial<ScrollModalProps> = {}) => (
  <ScrollModal
    isOpen
    onClose={vi.fn()}
    title="Autoload"
    cta={{ label: 'Turn on', onPress: vi.fn() }}
    {...props}
  >
    <p>We top it up.</p>
  </ScrollModal>
);

describe('ScrollModal', () => {
  it('has title, text, steps, a button, a link, a checkbox, a countdown and statements of the issuer [ui-004]', async () => {
    const onPress = vi.fn();
    const onChange = vi.fn();
    const { user } = render(
      modal({
        cta: { label: 'Turn on', onPress },
        steps: [{ title: 'Choose' }, { title: 'Stop' }],
        anchor: { label: 'Fees', href: '/fees' },
        checkbox: { label: 'I agree.', isSelected: false, onChange },
        countdown: { label: 'Ends in', endsAt: Date.now() + 60_000 },
        issuerStatements: ['Issued by A.', 'Member of B.'],
      }),
    );
    expect(screen.getByRole('dialog', { name: 'Autoload' })).toBeDefined();
    expect(screen.getByText('We top it up.')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Fees' }).getAttribute('href')).toBe('/fees');
    expect(screen.getByRole('timer', { name: 'Ends in' })).toBeDefined();
    expect(screen.getByText('Issued by A.')).toBeDefined();
    expect(screen.getByText('Member of B.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'I agree.' }));
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect([onChange.mock.calls, onPress.mock.calls.length]).toEqual([[[true]], 1]);
  });

  it('gives what is left out no room [ui-004]', () => {
    render(modal());
    for (const role of ['list', 'link', 'checkbox', 'timer']) expect(screen.queryByRole(role)).toBeNull();
  });

  it('reads as a dialog, from what it is to what to do', async () => {
    render(modal({ steps: [{ title: 'Elija' }] }), { locale: 'es-US' });
    const said = await spoken(screen.getByRole('dialog'));
    expect(said.filter((phrase) => /^(heading|button)/.test(phrase))).toEqual([
      'heading, Autoload, level 2',
      'button, Cerrar',
      'heading, Cómo funciona, level 3',
      'button, Turn on',
    ]);
  });
});
