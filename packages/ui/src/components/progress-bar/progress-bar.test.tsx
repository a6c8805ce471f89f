import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { ProgressBar } from './progress-bar.tsx';

afterEach(cleanup);

describe('ProgressBar', () => {
  it('tells its name, its value and the value in words', () => {
    render(
      <UiProvider locale="en-US">
        <ProgressBar label="Set up" value={2} max={4} valueText="Step 2 of 4" />
      </UiProvider>,
    );
    const bar = screen.getByRole('progressbar', { name: 'Set up' });
    expect(bar.getAttribute('aria-valuenow')).toBe('2');
    expect(bar.getAttribute('aria-valuetext')).toBe('Step 2 of 4');
  });

  it('keeps its name where only the bar shows', () => {
    render(
      <UiProvider locale="en-US">
        <ProgressBar label="Set up" value={1} max={2} valueText="Step 1 of 2" isLabelHidden />
      </UiProvider>,
    );
    expect(screen.getByRole('progressbar', { name: 'Set up' }).getAttribute('aria-valuetext')).toBe(
      'Step 1 of 2',
    );
    expect(screen.queryByText('Step 1 of 2')).toBeNull();
  });

  it('says a percentage in the language of the reader when it has no words', () => {
    render(
      <UiProvider locale="fr-CA">
        <ProgressBar label="Configuration" value={60} />
      </UiProvider>,
    );
    expect(screen.getByText(/^60\s%$/)).toBeDefined();
  });

  it.each([
    [-5, '0', '0%'],
    [140, '100', '100%'],
  ])('shows %d as the nearer end', (value, now, words) => {
    render(<ProgressBar label="Set up" value={value} />);
    const bar = screen.getByRole('progressbar', { name: 'Set up' });
    expect(bar.getAttribute('aria-valuenow')).toBe(now);
    expect(bar.getAttribute('aria-valuetext')).toBe(words);
  });
});
