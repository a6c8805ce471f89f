import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { ErrorState } from './error-state.tsx';

afterEach(cleanup);

describe('ErrorState', () => {
  it('is announced and tries again on a press, in the language of the reader', async () => {
    const onRetry = vi.fn();
    render(
      <UiProvider locale="fr-CA">
        <ErrorState title="Solde indisponible" onRetry={onRetry}>
          Rien n’a bougé.
        </ErrorState>
      </UiProvider>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Rien n’a bougé.');
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('has no button where trying again is of no use', () => {
    render(
      <ErrorState kind="not-found" title="Not here">
        The link may be old.
      </ErrorState>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is heard as what happened, what that means, and what to do', async () => {
    const { container } = render(
      <UiProvider locale="en-US">
        <ErrorState title="That did not load" onRetry={() => {}}>
          Nothing was taken.
        </ErrorState>
      </UiProvider>,
    );
    const said = (await transcript(container)).join('\n');
    const places = ['That did not load', 'Nothing was taken.', 'button, Try again'].map((phrase) =>
      said.indexOf(phrase),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
