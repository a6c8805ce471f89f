import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Skeleton } from './skeleton.tsx';

afterEach(cleanup);

const shapesIn = (container: HTMLElement) => [...container.querySelectorAll('[aria-hidden="true"] > *')];

describe('Skeleton', () => {
  it('says "Loading" once on a screen and keeps its shapes from assistive technology', () => {
    const { container } = render(
      <UiProvider locale="es-US">
        <Skeleton shape="amount" isAnnounced />
        <Skeleton shape="row" count={3} />
      </UiProvider>,
    );
    expect(screen.getByRole('status').textContent).toBe('Cargando');
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
  });

  it('draws as many rows as will come', () => {
    const { container } = render(<Skeleton shape="row" count={3} />);
    expect(shapesIn(container)).toHaveLength(3);
  });

  it('is silent unless it is the one that speaks', () => {
    const { container } = render(<Skeleton shape="chart" />);
    expect(container.querySelector('[role="status"]')).toBeNull();
    expect(container.querySelectorAll(':scope > * > :not([aria-hidden])')).toHaveLength(0);
  });

  it('ends a text with a shorter line, as texts do', () => {
    const { container } = render(<Skeleton shape="text" count={3} />);
    const looks = shapesIn(container).map((line) => line.className);
    expect(looks[0]).toBe(looks[1]);
    expect(looks[2]).not.toBe(looks[1]);
  });
});
