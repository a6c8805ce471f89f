import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { trustedProxiesFrom } from './client-address.ts';
import { limitConnections } from './connections.ts';

const limits = { headersMs: 15_000, requestMs: 180_000, silentMs: 100, perNetwork: 2 };

it('a connection that says nothing is closed', async () => {
  const server = createServer((_, response) => response.end('here'));
  limitConnections(server, trustedProxiesFrom(undefined), limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'close');
  server.close();
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 180_000]);
});

/** Connects from an address, as far as the server can see; gives whether it is let in, and how it goes. */
function connectFrom(server: EventEmitter, remoteAddress: string) {
  const destroy = vi.fn();
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy });
  server.emit('connection', socket);
  return { isIn: destroy.mock.calls.length === 0, leave: () => socket.emit('close') };
}

it('a network has only so many at once, and no other is turned away for that', () => {
  const server = Object.assign(new EventEmitter(), { setTimeout: () => undefined });
  limitConnections(server as never, trustedProxiesFrom('10.0.0.0/8'), limits);
  const from = (address: string) => connectFrom(server, address);
  const first = from('203.0.113.7');
  expect([first.isIn, from('::ffff:203.0.113.7').isIn, from('203.0.113.7').isIn]).toEqual([
    true,
    true,
    false,
  ]);
  expect(from('203.0.113.8').isIn).toBe(true);
  first.leave();
  expect([from('203.0.113.7').isIn, from('203.0.113.7').isIn]).toEqual([true, false]);
  for (const shared of ['10.1.2.3', '127.0.0.1', '::1'])
    expect([1, 2, 3].map(() => from(shared).isIn)).toEqual([true, true, true]);
  // One IPv6 customer has a whole network.
  const mine = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3'].map((one) => from(one).isIn);
  expect(mine).toEqual([true, true, false]);
});
