import { describe, expect, it } from 'vitest';
import { trustedWorkerUrl } from './trusted-worker.ts';

describe('the address of a worker', () => {
  it.each(['/service-worker.js', '/assets/solve.worker-Ab_1-c2D.js'])(
    '%s is one of the app’s own',
    (address) => {
      expect(trustedWorkerUrl(address)).toBe(address);
    },
  );

  it.each([
    'https://elsewhere.example/service-worker.js',
    '//elsewhere.example/assets/solve.worker.js',
    'data:text/javascript,alert(1)',
    'blob:http://localhost/1f',
    '/sandbox/service-worker.js',
    '/assets/../uploads/worker.js',
    '/api/files/worker.js',
  ])('%s is refused', (address) => {
    expect(() => trustedWorkerUrl(address)).toThrow('own workers');
  });
});
