import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Kit } from '../kit.ts';
import { nonce } from './nonce.ts';

declare global {
  interface Window {
    /** Mounts the part so many times and gives the milliseconds until styles and layout stand; then takes all away. */
    mountMany(count: number): number;
  }
}

/** A page that mounts one part many times, when asked. */
export function offerMany(
  Provider: Kit['Provider'],
  Part: ComponentType<{ index: number }>,
  Around: ComponentType<{ children: ReactNode }>,
): void {
  window.mountMany = (count) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const parts = Array.from({ length: count }, (_, index) => index);
    const began = performance.now();
    flushSync(() =>
      root.render(
        <Provider brand="plain" nonce={nonce}>
          <Around>
            {parts.map((index) => (
              <Part key={index} index={index} />
            ))}
          </Around>
        </Provider>,
      ),
    );
    void document.body.offsetHeight;
    const took = performance.now() - began;
    flushSync(() => root.unmount());
    place.remove();
    return took;
  };
}
