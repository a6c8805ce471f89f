import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { isSafeAddress, railOverHttp } from './rail-client.ts';

it.each([
  ['https://rails.example.com/v1', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost:4000', true],
  ['http://[::1]:4000', true],
  ['http://rails.example.com/v1', false],
  ['http://127.0.0.1.example.com', false],
  ['ftp://localhost', false],
  ['rails.example.com', false],
])('destinations and amounts are sent to %s: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe);
});

it('destinations and amounts follow a rail to no other address', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const rails = railOverHttp({ url: `http://127.0.0.1:${port}/`, secret: 'x'.repeat(32) });
  await expect(rails.statement({ after: '', most: 1 })).rejects.toThrow();
  expect(asked).toEqual(['/statement']);
});
