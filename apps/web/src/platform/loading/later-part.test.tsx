import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '../../testing/providers.tsx';
import { createTestApp } from '../../testing/test-app.ts';
import { laterPart } from './later-part.tsx';

afterEach(cleanup);

const gone = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/records-1.js'));

async function pageWith(Part: ReturnType<typeof laterPart>) {
  render(
    <Providers app={await createTestApp()}>
      <p>Available now $212.40</p>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </Providers>,
  );
}

it('a part that a deploy has taken away says so in its place, and the page around it stays [startup-031]', async () => {
  await pageWith(laterPart(gone));
  expect(await screen.findByText(/This part couldn’t be loaded/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
  expect(screen.getByText('Available now $212.40')).toBeDefined();
});

it('a part that the page does without leaves its place empty', async () => {
  await pageWith(laterPart(gone, { isOptional: true }));
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
  expect(screen.getByText('Available now $212.40')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
