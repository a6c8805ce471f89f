import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Button } from './button.tsx';

describe('Button', () => {
  it('acts on a press, on Enter and on Space', async () => {
    const onPress = vi.fn();
    const { user } = render(<Button onPress={onPress}>Get $40.00</Button>);
    await user.click(screen.getByRole('button', { name: 'Get $40.00' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  it('is not a submit button unless it is said to be', () => {
    render(<Button>Get $40.00</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('takes no press while it is pending, by pointer or by keyboard', async () => {
    const onPress = vi.fn();
    const { user } = render(
      <Button isPending onPress={onPress}>
        Get $40.00
      </Button>,
    );
    await user.dblClick(screen.getByRole('button'));
    await user.keyboard('{Enter} ');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('sends no form while it is pending, not even by Enter in a field', async () => {
    const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isPending: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Amount" />
        <Button type="submit" isPending={isPending}>
          Send
        </Button>
      </form>
    );
    const { user, again } = render(form(false));
    await user.type(screen.getByRole('textbox'), '4{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    again(form(true));
    await user.click(screen.getByRole('button'));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and its label while it is pending', async () => {
    const { user, again } = render(<Button>Get $40.00</Button>);
    await user.tab();
    again(<Button isPending>Get $40.00</Button>);
    const button = screen.getByRole('button');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(button.textContent).toContain('Get $40.00');
  });

  it('says in the reader’s language that it is working', () => {
    render(<Button isPending>Obtenir 40,00 $</Button>, { locale: 'fr-CA' });
    expect(screen.getByRole('button', { name: 'Obtenir 40,00 $ Chargement en cours' })).toBeTruthy();
  });

  it('reads as a button with its words', async () => {
    const { container } = render(<Button>Get $40.00</Button>);
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "button, Get $40.00",
        "Get $40.00",
        "end of button, Get $40.00",
      ]
    `);
  });

  it('reads as a busy button while it is pending', async () => {
    const { container } = render(
      <Button isPending pendingLabel="Sending $40.00">
        Get $40.00
      </Button>,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "button, Get $40.00 Sending $40.00, disabled",
        "Get $40.00",
        "Sending $40.00",
        "end of button, Get $40.00 Sending $40.00, disabled",
      ]
    `);
  });
});
