import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { Switch } from './switch.tsx';

describe('Switch', () => {
  it('is switched by a press on its words and by Space', async () => {
    const onChange = vi.fn();
    const { user } = render(<Switch onChange={onChange}>Notices</Switch>);
    await user.click(screen.getByText('Notices'));
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('stays as the caller keeps it', async () => {
    const { user } = render(<Switch isSelected={false}>Notices</Switch>);
    await user.click(screen.getByRole('switch'));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('is not switched while it is disabled', async () => {
    const onChange = vi.fn();
    const { user } = render(
      <Switch isDisabled onChange={onChange}>
        Notices
      </Switch>,
    );
    await user.click(screen.getByText('Notices'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('passes root attributes and ref to its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Switch data-part="notices" rootRef={ref}>
        Notices
      </Switch>,
    );
    expect(ref.current?.dataset.part).toBe('notices');
  });

  it('reads name, state, description and error', async () => {
    const { container } = render(
      <Switch defaultSelected description="By text message." error="Not saved.">
        Notices
      </Switch>,
    );
    expect(await transcript(container)).toMatchInlineSnapshot(`
      [
        "switch, Notices, By text message. Not saved., checked, invalid",
        "Notices",
        "By text message.",
        "Not saved.",
      ]
    `);
  });
});
