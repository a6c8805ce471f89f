import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { Screen } from './screen.tsx';

/** A visual viewport that a test can shrink, as an on-screen keyboard does. */
function stubViewport() {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  return viewport;
}

afterEach(() => vi.unstubAllGlobals());

const footerBar = () => screen.getByText('Get $40.00').closest<HTMLElement>('[style]');
const keyboard = () => footerBar()?.style.getPropertyValue('--df-keyboard');
const page = <Screen footer={<button type="button">Get $40.00</button>}>Content</Screen>;

describe('Screen', () => {
  it('lifts its footer by what an on-screen keyboard covers, and lowers it again', () => {
    const viewport = stubViewport();
    render(page);
    expect(keyboard()).toBe('0px');
    viewport.height -= 300;
    viewport.dispatchEvent(new Event('resize'));
    expect(keyboard()).toBe('300px');
    viewport.height += 300;
    viewport.dispatchEvent(new Event('resize'));
    expect(keyboard()).toBe('0px');
  });

  it('does not take a browser’s bar or a pinched page for a keyboard', () => {
    const viewport = stubViewport();
    render(page);
    viewport.height -= 60;
    viewport.dispatchEvent(new Event('resize'));
    expect(keyboard()).toBe('0px');
    Object.assign(viewport, { height: 200, scale: 2 });
    viewport.dispatchEvent(new Event('resize'));
    expect(keyboard()).toBe('0px');
  });

  it('stands without a visual viewport', () => {
    vi.stubGlobal('visualViewport', null);
    render(page);
    expect(screen.getByText('Get $40.00')).toBeTruthy();
  });

  it('keeps what was typed when a summary comes and goes with the width of the window', () => {
    const field = <input aria-label="Amount" />;
    const { again } = render(<Screen>{field}</Screen>);
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '40' } });
    again(<Screen summary="Your transfer">{field}</Screen>);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('40');
    again(<Screen>{field}</Screen>);
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('40');
  });

  it('sends its form without loading a page', () => {
    const onSubmit = vi.fn();
    render(
      <Screen onSubmit={onSubmit} footer={<button type="submit">Go on</button>}>
        Content
      </Screen>,
    );
    const form = screen.getByRole('main').querySelector('form');
    expect(form && fireEvent.submit(form)).toBe(false);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
