import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { ContractDrawer, type ContractDrawerProps } from './contract-drawer.tsx';
import '../../testing/overlays.ts';

const failure = { failedTitle: 'Not loaded', failed: 'Nothing was agreed to.' };
const contracts = ['First', 'Second', 'Third'].map((title) => ({
  id: title,
  title,
  content: <p>{title} text.</p>,
}));

function paged(props: Partial<ContractDrawerProps> = {}) {
  const onDismiss = vi.fn();
  const all = {
    isOpen: true,
    contracts,
    onDismiss,
    onRetry: vi.fn(),
    text: {
      title: 'Agreements',
      agree: (position: number, total: number) => `I Agree ${position}/${total}`,
      position: (position: number, total: number) => `Agreement ${position} of ${total}`,
      ...failure,
    },
    ...props,
  } as ContractDrawerProps;
  const { user, again } = render(<ContractDrawer {...all} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    onDismiss,
    press,
    user,
    again: (next: Partial<ContractDrawerProps>) =>
      again(<ContractDrawer {...({ ...all, ...next } as ContractDrawerProps)} />),
  };
}

describe('ContractDrawer, paged', () => {
  it('pages by "I Agree n/total" with a back button and a cross, and ends with the counter [ui-017] [card-030]', async () => {
    const { onDismiss, press } = paged();
    expect(screen.getByRole('button', { name: 'Back' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
    await press('I Agree 1/3');
    expect(screen.getByText('Second text.')).toBeDefined();
    await press('I Agree 2/3');
    expect(onDismiss).not.toHaveBeenCalled();
    await press('I Agree 3/3');
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ agreed: true, counter: 3 });
  });

  it('dismisses with -1 when one goes back from the first contract [card-030]', async () => {
    const { onDismiss, press } = paged();
    await press('I Agree 1/3');
    await press('Back');
    expect(onDismiss).not.toHaveBeenCalled();
    await press('Back');
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ agreed: false, counter: -1 });
  });

  it('agrees to nothing when it is left by the cross or by Escape', async () => {
    const { onDismiss, press, user } = paged();
    await press('I Agree 1/3');
    await press('Close');
    expect(onDismiss).toHaveBeenLastCalledWith({ agreed: false, counter: 1 });
    await user.keyboard('{Escape}');
    expect(onDismiss).toHaveBeenLastCalledWith({ agreed: false, counter: 1 });
  });

  it('takes the focus to the title of the contract that comes', async () => {
    const { press } = paged();
    await press('I Agree 1/3');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /Agreement 2 of 3\s+Second/ }));
  });

  it('starts with the first contract whenever it opens', async () => {
    const { press, again } = paged();
    await press('I Agree 1/3');
    again({ isOpen: false });
    again({ isOpen: true });
    expect(screen.getByRole('button', { name: 'I Agree 1/3' })).toBeDefined();
  });

  it('offers nothing to agree to while there is nothing to read', () => {
    const { again } = paged({ state: 'loading', contracts: [] });
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    again({ state: 'ready', contracts: [] });
    expect(screen.queryByRole('button', { name: /Agree/ })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Nothing was agreed to.');
  });

  it('has words of its own in each language', () => {
    for (const [locale, agree] of [
      ['en-US', 'I Agree 1/1'],
      ['es-US', 'Acepto 1/1'],
      ['fr-CA', 'J’accepte 1/1'],
    ] as const) {
      const drawer = (
        <ContractDrawer isOpen contracts={contracts.slice(0, 1)} onDismiss={vi.fn()} onRetry={vi.fn()} />
      );
      const { unmount } = render(drawer, { locale });
      expect(screen.getByRole('button', { name: agree })).toBeDefined();
      unmount();
    }
  });

  it('reads as a dialog: where one is, the contract, and what agreeing means', async () => {
    paged();
    const spoken = await transcript(screen.getByRole('dialog'));
    expect(spoken).toContain('button, Back');
    expect(spoken.some((phrase) => /^heading, Agreement 1 of 3\s+First, level 2$/.test(phrase))).toBe(true);
    expect(spoken.indexOf('First text.')).toBeLessThan(
      spoken.findIndex((phrase) => phrase.startsWith('button, I Agree 1/3')),
    );
  });
});

describe('ContractDrawer, with one box', () => {
  const text = {
    title: 'Agreements',
    agree: 'I agree',
    done: 'Continue',
    agreeFirst: 'Tick the box.',
    ...failure,
  };

  it('shows several contracts and goes on only with the box ticked [ui-017]', async () => {
    const { onDismiss, press, user } = paged({ agreement: 'checkbox', text } as Partial<ContractDrawerProps>);
    for (const { title } of contracts)
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeDefined();
    await press('Continue');
    expect(onDismiss).not.toHaveBeenCalled();
    expect(screen.getByText('Tick the box.')).toBeDefined();
    await user.click(screen.getByRole('checkbox'));
    await press('Continue');
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ agreed: true, counter: 3 });
  });

  it('asks for an electronic signature by a box of its own, and goes on only with both [contracts-011]', async () => {
    const { onDismiss, press, user } = paged({
      agreement: 'checkbox',
      text: { ...text, eSign: 'I sign electronically' },
    } as Partial<ContractDrawerProps>);
    await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await press('Continue');
    expect(screen.getByText('Tick the box.')).toBeDefined();
    expect(onDismiss).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'I sign electronically' }));
    await press('Continue');
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith({ agreed: true, counter: 3 });
  });

  it('is named by the contract when there is only one', () => {
    paged({ agreement: 'checkbox', text, contracts: contracts.slice(0, 1) } as Partial<ContractDrawerProps>);
    expect(screen.getByRole('dialog', { name: 'First' })).toBeDefined();
  });
});
