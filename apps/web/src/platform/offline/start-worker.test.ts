import { afterEach, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { startWorker } from './start-worker.ts';

/** A browser's workers: none at first; `ready` is held until `activate`. */
class Workers extends EventTarget {
  controller: object | null = null;
  readonly #active = Promise.withResolvers<void>();
  readonly ready = this.#active.promise;
  readonly asked = Promise.withResolvers<void>();

  register(): Promise<object> {
    this.asked.resolve();
    return Promise.resolve({});
  }

  /** Another worker speaks for the page from here on. */
  takeOver(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }

  activate(): void {
    this.#active.resolve();
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('tells a new version from the first worker, which may take the page over before it is ready', async () => {
  const workers = new Workers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  const app = await createTestApp();
  const said: string[] = [];
  app.notices.showWith(({ message }) => said.push(String(message)));
  const started = startWorker(app);
  await workers.asked.promise;
  workers.takeOver();
  workers.activate();
  await started;
  expect(said).toEqual([]);
  workers.takeOver();
  expect(said).toEqual(['A new version is ready.']);
});
