import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import {
  FullScreenTemplate,
  type FullScreenTemplateProps,
  isTemplateScreen,
  templateScreens,
} from './full-screen-template.tsx';

const template = (props: Partial<FullScreenTemplateProps> = {}) => (
  <FullScreenTemplate screen="billpay" title="Pay your bills" {...props} />
);

describe('FullScreenTemplate', () => {
  it('is driven by one of the seventeen screen names, as they are spelled on the wire [ui-005]', () => {
    expect(Object.keys(templateScreens)).toEqual([
      'autoload',
      'autloadInstrunctions',
      'startsaving',
      'add-funds-success',
      'saving-goal',
      'billpay',
      'ReferralModel',
      'oneClickDDHome',
      'withdraw-success-screen',
      'card-declined',
      'winter-splash',
      'grow-green-campaign',
      'splash-into-cash',
      'general-error',
      'get-card',
      'smartspend-home',
      'page-not-found',
    ]);
    for (const name of Object.keys(templateScreens)) {
      if (!isTemplateScreen(name)) throw new Error(`${name} must name a screen.`);
      const { container, unmount } = render(template({ screen: name }));
      expect(container.querySelector('svg'), name).not.toBeNull();
      unmount();
    }
    expect(['toString', 'Autoload', ''].filter(isTemplateScreen)).toEqual([]);
  });

  it('has each of its parts, and nothing of those left out [ui-006]', () => {
    const { container, again } = render(
      template({
        onBack: vi.fn(),
        onClose: vi.fn(),
        onHelp: vi.fn(),
        images: [{ src: 'a.png', alt: 'A jar' }],
        step: 'Step 1',
        savings: { label: 'Saved', minor: 12_550, currency: 'USD' },
        howItWorks: { title: 'How', steps: [{ title: 'One' }], media: { label: 'Video', href: '/v' } },
        directDeposit: { title: 'Deposit', steps: [{ title: 'Two' }] },
        countdown: { label: 'Ends in', endsAt: Date.now() + 5_000 },
        consent: { label: 'I agree.', isSelected: false, onChange: vi.fn() },
        policy: <p>Policy</p>,
        primary: { label: 'Go', onPress: vi.fn() },
        anchor: { label: 'Terms', href: '/terms' },
        issuerStatements: ['Issued by A.'],
      }),
    );
    for (const name of ['Back', 'Close', 'Need help?', 'Go']) screen.getByRole('button', { name });
    for (const name of ['How', 'Deposit']) screen.getByRole('heading', { level: 2, name });
    for (const name of [/Video/, 'Terms']) screen.getByRole('link', { name });
    for (const text of ['Step 1', 'Saved', 'One', 'Two', 'Policy', 'Issued by A.']) screen.getByText(text);
    screen.getByRole('img', { name: 'A jar' });
    screen.getByRole('timer', { name: 'Ends in' });
    screen.getByRole('checkbox', { name: 'I agree.' });
    again(template());
    expect(container.textContent).toBe('Pay your bills');
  });

  it('shows the balance in dollars and cents, and -- when it is empty [ui-006] [savings-008]', () => {
    const { container, again } = render(
      template({ savings: { label: 'Saved', minor: 12_550, currency: 'USD' } }),
    );
    expect(container.textContent).toContain('$125.50');
    again(template({ savings: { label: 'Saved', minor: null, currency: 'USD' } }));
    expect(screen.getByText('--')).toBeDefined();
  });

  it('shows the disclaimers of savings goal, autoload, card direct and ACH on the screens that call for them [ui-007] [savings-009]', () => {
    const disclaimers = { savingsGoal: 'S!', autoload: 'A!', cardDirect: 'C!', ach: 'H!' };
    const shown = (name: FullScreenTemplateProps['screen']) => {
      const { container, unmount } = render(template({ screen: name, title: 'T', disclaimers }));
      const text = container.textContent;
      unmount();
      return text;
    };
    expect([
      shown('saving-goal'),
      shown('autoload'),
      shown('get-card'),
      shown('add-funds-success'),
      shown('billpay'),
    ]).toEqual(['TS!', 'TA!', 'TC!', 'TH!', 'T']);
  });

  it('reads from the ways out to the one thing to do', async () => {
    const { container } = render(
      template({ onBack: vi.fn(), step: 'Paso 1', primary: { label: 'Seguir', onPress: vi.fn() } }),
      { locale: 'es-US' },
    );
    expect(await spoken(container)).toEqual([
      'button, Atrás',
      'Paso 1',
      'heading, Pay your bills, level 1',
      'button, Seguir',
      'Seguir',
    ]);
  });
});
