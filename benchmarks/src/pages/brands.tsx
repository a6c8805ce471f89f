import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Kit } from '../kit.ts';
import { nonce } from './nonce.ts';

declare global {
  interface Window {
    /** Puts the page into the other brand and resolves to the milliseconds until styles and layout stand. */
    switchBrand(): number;
  }
}

const twelve = Array.from({ length: 12 }, (_, index) => index);

function Content({ kit: { Stack, Heading, Field, Tick, Problem, Submit } }: { kit: Kit }) {
  return (
    <Stack>
      {twelve.map((index) => (
        <Stack key={index}>
          <Heading>{`Part ${index + 1}`}</Heading>
          <Problem title="A problem">What to do about it.</Problem>
          <Field label={`Field ${index + 1}`} />
          <Tick>{`Choice ${index + 1}`}</Tick>
          <Submit>{`Action ${index + 1}`}</Submit>
        </Stack>
      ))}
    </Stack>
  );
}

/** The content is handed in, as in an app: a theme that changes renders only what asks for the theme. */
function Page({ kit: { Provider }, children }: { kit: Kit; children: ReactNode }) {
  const [brand, setBrand] = useState<'first' | 'second'>('first');
  window.switchBrand = () => {
    const began = performance.now();
    flushSync(() => setBrand((now) => (now === 'first' ? 'second' : 'first')));
    // Asking for a length makes the browser work out styles and layout now.
    void document.body.offsetHeight;
    return performance.now() - began;
  };
  return (
    <Provider brand={brand} nonce={nonce}>
      {children}
    </Provider>
  );
}

/** A page of 60 components: 12 each of heading, banner, field, checkbox and button. */
export function mountBrands(kit: Kit): void {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <Page kit={kit}>
        <Content kit={kit} />
      </Page>,
    );
}
