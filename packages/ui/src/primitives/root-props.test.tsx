import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '../components/button/button.tsx';
import { AppRating } from '../patterns/app-rating/app-rating.tsx';
import { Maintenance } from '../patterns/maintenance/maintenance.tsx';
import { render } from '../testing/render.tsx';
import { given, rootProps } from './root-props.ts';
import '../testing/overlays.ts';

const ignore = () => {};

describe('what reaches the root of a component', () => {
  it('is taken out of all props', () => {
    const props = {
      id: 'pay',
      lang: 'es',
      'data-track': 'pay',
      'aria-busy': true,
      title: 'Pay',
      ref: undefined,
    };
    expect(rootProps(props)).toEqual({ id: 'pay', lang: 'es', 'data-track': 'pay', 'aria-busy': true });
  });

  it('is no look, even if a caller without types passes one', () => {
    expect(given({ className: 'mine', style: { opacity: 0.5 }, id: 'pay' })).toEqual({ id: 'pay' });
  });

  it('leaves out what is undefined, and nothing else', () => {
    expect(given({ id: undefined, 'data-step': '', tabIndex: 0, hidden: false })).toEqual({
      'data-step': '',
      tabIndex: 0,
      hidden: false,
    });
  });

  it('is ref, id, data and aria attributes of a control of React Aria', () => {
    const ref = createRef<HTMLButtonElement>();
    const rootAttributes = {
      ref,
      id: 'pay',
      'data-track': 'pay',
      'aria-describedby': 'fee',
      'aria-controls': 'plan',
    };
    render(<Button {...rootAttributes}>Get $40.00</Button>);
    const button = screen.getByRole('button');
    expect(ref.current).toBe(button);
    expect(button.id).toBe('pay');
    expect(button.dataset.track).toBe('pay');
    expect(button.getAttribute('aria-describedby')).toBe('fee');
    expect(button.getAttribute('aria-controls')).toBe('plan');
  });

  it('is ref, id and data attributes of an overlay that a pattern is made of', () => {
    const ref = createRef<HTMLElement>();
    render(<AppRating isOpen onAnswer={ignore} ref={ref} id="rating" data-track="rating" />);
    expect(ref.current).toBe(screen.getByRole('dialog'));
    expect(ref.current?.id).toBe('rating');
    expect(ref.current?.dataset.track).toBe('rating');
  });

  it('is ref, id and data attributes of a screen that a pattern is made of', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(<Maintenance onRetry={ignore} ref={ref} id="closed" data-track="closed" />);
    expect(ref.current).toBe(container.querySelector('#closed[data-track="closed"]'));
    expect(ref.current?.contains(screen.getByRole('main'))).toBe(true);
  });
});
