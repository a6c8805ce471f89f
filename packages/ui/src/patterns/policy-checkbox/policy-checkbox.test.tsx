import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { PolicyCheckbox, type PolicyCheckboxProps } from './policy-checkbox.tsx';

function show(props: Partial<PolicyCheckboxProps> = {}) {
  const onOpen = vi.fn();
  const onWithdraw = vi.fn();
  const { user, container } = render(
    <PolicyCheckbox isAgreed={false} onOpen={onOpen} onWithdraw={onWithdraw} {...props}>
      I agree
    </PolicyCheckbox>,
  );
  const box = screen.getByRole('checkbox') as HTMLInputElement;
  return { onOpen, onWithdraw, user, container, box };
}

const link = { label: 'Read it', href: '/public/contracts/12' };

describe('PolicyCheckbox', () => {
  it('opens the contracts on a press, by finger or keyboard, and is not ticked by it', async () => {
    const { onOpen, user, box } = show();
    await user.click(box);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(box.checked).toBe(false);
    box.focus();
    await user.keyboard(' ');
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(box.checked).toBe(false);
  });

  it('is ticked when the contracts were agreed to, and a press takes that back', async () => {
    const { onOpen, onWithdraw, user, box } = show({ isAgreed: true });
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(onWithdraw).toHaveBeenCalledOnce();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('may block the clicks on its contract link from navigating, and opens the contracts instead [ui-018]', () => {
    const { onOpen } = show({ link });
    expect(fireEvent.click(screen.getByRole('link', { name: 'Read it' }))).toBe(false);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('lets its link go where it leads when that is not blocked [ui-018]', () => {
    const { onOpen } = show({ link: { ...link, blocksNavigation: false } });
    expect(fireEvent.click(screen.getByRole('link', { name: 'Read it' }))).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('lets a blocked link still be opened in a tab of its own', () => {
    const { onOpen } = show({ link });
    fireEvent.click(screen.getByRole('link', { name: 'Read it' }), { ctrlKey: true });
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('reads as a required box that is not ticked, and then its link', async () => {
    const { container } = show({ link });
    const spoken = await transcript(container);
    expect(spoken.some((phrase) => /^checkbox, I agree.*not checked/.test(phrase))).toBe(true);
    expect(spoken.some((phrase) => phrase.startsWith('link, Read it'))).toBe(true);
  });
});
