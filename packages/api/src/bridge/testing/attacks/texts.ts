import { longestMessage } from '../../limits.ts';
import { type Attack, link, onPage, save } from '../attack.ts';
import { askAt, message } from '../attacked-end.ts';

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Malformed messages, and ones that attack their reader. */
export const texts = onPage([
  {
    name: 'a text of 10 MB',
    stoppedBy: ['size', 'length'],
    strike: (end) => end.throwAt(message({ ...link, params: { ...link.params, x: 'x'.repeat(10_000_000) } })),
  },
  {
    name: 'a text longer than any file by a character, for a message with a file',
    stoppedBy: ['size', 'length'],
    on: 'shell',
    strike: (end) => {
      const text = (x: string) =>
        message({ kind: 'request', id: 1, name: 'file.save', params: { ...save, x } });
      end.throwAt(text('x'.repeat(longestMessage - text('').length + 1)));
    },
  },
  {
    name: 'an object that turns into a message when it is written as text',
    stoppedBy: ['text'],
    strike: (end) => end.throwAt({ toString: () => message(link) }),
  },
  {
    name: 'a list with a message in it',
    stoppedBy: ['text'],
    strike: (end) => end.throwAt([message(link)]),
  },
  {
    name: 'what is no JSON',
    stoppedBy: ['shape'],
    strike: (end) => end.throwAt('{"bridge":"dayfare",'),
  },
  { name: 'null', stoppedBy: ['shape'], strike: (end) => end.throwAt('null') },
  {
    name: 'lists within lists, ten thousand deep',
    stoppedBy: ['depth'],
    strike: (end) =>
      end.throwAt(
        message({ ...link, params: 0 }).replace('"params":0', `"params":{"url":"x","x":${deep(10_000)}}`),
      ),
  },
  {
    name: 'a key that reaches the prototype',
    stoppedBy: ['keys'],
    strike: (end) => end.throwAt(message(link).replace('"url"', '"__proto__":{"isAdmin":true},"url"')),
  },
  {
    name: 'a key that reaches the constructor',
    stoppedBy: ['keys'],
    strike: (end) =>
      end.throwAt(message({ ...link, params: { ...link.params, constructor: { prototype: {} } } })),
  },
  {
    name: 'such a key deep within a list',
    stoppedBy: ['keys'],
    strike: (end) =>
      end.throwAt(message({ ...link, params: { ...link.params, x: [{ y: [{ prototype: 1 }] }] } })),
  },
]);

/** Messages that are nearly right. */
export const shapes: readonly Attack[] = [
  ['the message of another program', { bridge: 'other' }],
  ['a field that no message has', { trusted: true }],
  ['an id in letters', { id: '1' }],
  ['an id that is no whole number', { id: 1.5 }],
  ['an id as a list', { id: [7] }],
].map(([name, changes]) => ({
  name: name as string,
  on: 'page' as const,
  stoppedBy: ['shape'],
  strike: (end) => end.throwAt(message({ ...link, ...(changes as object) })),
}));

/** Fields with values that none may have. */
export const oddities = onPage([
  {
    name: 'an id beyond all numbers',
    stoppedBy: ['shape'],
    strike: (end) => end.throwAt(message(link).replace('"id":1', '"id":1e999')),
  },
  {
    name: 'a refusal for a reason of its own',
    stoppedBy: ['shape'],
    strike: (end) => {
      askAt(end, 'device.info');
      end.throwAt(message({ kind: 'refusal', id: 1, reason: 'because' }));
    },
  },
  {
    name: 'a refusal with a book in it',
    stoppedBy: ['shape'],
    strike: (end) => {
      askAt(end, 'device.info');
      end.throwAt(message({ kind: 'refusal', id: 1, reason: 'denied', detail: 'x'.repeat(301) }));
    },
  },
]);
