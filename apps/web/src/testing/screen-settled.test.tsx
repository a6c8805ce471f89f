import { heldRequests } from '@dayfare/api/mocks';
import { cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { App } from '../platform/app-context/app.ts';
import { laterPart } from '../platform/loading/later-part.tsx';
import { optional } from '../platform/loading/optional.tsx';
import { queryClientOf } from '../platform/queries/query-client.ts';
import { untilSettled, type WaitingScreen } from './screen-settled.ts';
import { createTestApp } from './test-app.ts';

let app: App;
beforeEach(async () => {
  app = await createTestApp();
  heldRequests.reset();
});
afterEach(cleanup);

const idle = { initialized: true, navigation: { state: 'idle' }, revalidation: 'idle' };

/** Waits for a page with this content. Rejects at once if it does not settle, unless it is given time. */
const settle = (canvas: Element, screen: Partial<WaitingScreen> = {}) =>
  untilSettled({
    ...{ app, canvas, router: { state: idle }, signal: new AbortController().signal, longestMs: 0 },
    ...screen,
  });

const skeleton = () => render(<div data-loading="" />).container;

/** A promise, and what resolves it. */
function later<Value>() {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { promise, resolve };
}

/** Whether the wait goes on until `arrive` is called. */
async function waitsFor(waiting: Promise<void>, arrive: () => void): Promise<boolean> {
  let isOver = false;
  const over = waiting.then(() => {
    isOver = true;
  });
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resume) => requestAnimationFrame(resume));
  const wasOver = isOver;
  arrive();
  await over;
  return !wasOver;
}

it('a page with nothing on its way has settled', async () => {
  await expect(settle(render(<p>Paid</p>).container)).resolves.toBeUndefined();
});

it('a skeleton that nothing replaces is an error', async () => {
  await expect(settle(skeleton())).rejects.toThrow('It waits for a skeleton that nothing replaces.');
});

it('a skeleton in something closed is of no interest', async () => {
  const { container } = render(
    <div hidden>
      <div data-loading="" />
    </div>,
  );
  await expect(settle(container)).resolves.toBeUndefined();
});

it('a skeleton stays while a mock holds back its response', async () => {
  heldRequests.add();
  app.connection.pending.set(1);
  await expect(settle(skeleton())).resolves.toBeUndefined();
});

it('another request than the one that is held back is waited for', async () => {
  heldRequests.add();
  app.connection.pending.set(2);
  const answer = () => app.connection.pending.set(1);
  expect(await waitsFor(settle(skeleton(), { longestMs: 60_000 }), answer)).toBe(true);
});

it('a query is waited for, and named if it never ends', async () => {
  const { promise, resolve } = later<string>();
  const { container } = render(<p>Card</p>);
  void queryClientOf(app.session).fetchQuery({ queryKey: ['card'], queryFn: () => promise });
  await expect(settle(container)).rejects.toThrow('It waits for the query ["card"].');
  expect(await waitsFor(settle(container, { longestMs: 60_000 }), () => resolve('active'))).toBe(true);
});

it('a page that the router has not loaded is waited for', async () => {
  const router = { state: { ...idle, initialized: false } };
  await expect(settle(render(<p />).container, { router })).rejects.toThrow('It waits for the page at');
});

it('a Suspense boundary is waited for, though its fallback is empty', async () => {
  const { promise, resolve } = later<() => string>();
  const Part = laterPart(() => promise);
  const { container } = render(
    <Suspense>
      <Part />
    </Suspense>,
  );
  await expect(settle(container)).rejects.toThrow('It waits for a Suspense boundary');
  await waitsFor(settle(container, { longestMs: 60_000 }), () => resolve(() => 'Here'));
  expect(container.textContent).toBe('Here');
});

it('an optional part is waited for', async () => {
  const { promise, resolve } = later<{ default: () => string }>();
  const Part = optional(() => promise);
  const { container } = render(<Part />);
  await expect(settle(container)).rejects.toThrow('It waits for 1 optional parts.');
  await waitsFor(settle(container, { longestMs: 60_000 }), () => resolve({ default: () => 'Here' }));
  expect(container.textContent).toBe('Here');
});

it('the wait ends at once when another story is shown', async () => {
  const shown = new AbortController();
  const waiting = settle(skeleton(), { signal: shown.signal, longestMs: 60_000 });
  const frame = new Promise((resume) => requestAnimationFrame(() => resume('a frame')));
  shown.abort();
  expect(await Promise.race([waiting, frame])).toBeUndefined();
});
