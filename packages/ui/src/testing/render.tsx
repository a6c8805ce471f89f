import { cleanup, type RenderResult, render as renderInto } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { UiProvider, type UiProviderProps } from '../provider/ui-provider.tsx';

afterEach(cleanup);

export interface Rendered extends RenderResult {
  /** Simulated pointer and keyboard. */
  user: UserEvent;
  /** Renders again in the same provider. */
  again: (content: ReactNode) => void;
}

export interface RenderSettings extends Pick<UiProviderProps, 'messages' | 'words'> {
  locale?: string | undefined;
  navigate?: ((path: string) => void) | undefined;
}

/** Renders into jsdom inside a `UiProvider`, in American English by default; cleaned up after each test. */
export function render(content: ReactNode, { locale = 'en-US', ...settings }: RenderSettings = {}): Rendered {
  const page = (inside: ReactNode) => (
    <UiProvider locale={locale} {...settings}>
      {inside}
    </UiProvider>
  );
  const result = renderInto(page(content));
  return { ...result, user: userEvent.setup(), again: (next) => result.rerender(page(next)) };
}
