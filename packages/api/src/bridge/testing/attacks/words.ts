import { longestPlainMessage, messagesPerSecond, openRequests } from '../../limits.ts';
import { type Attack, event, isMisunderstood, link, request, save } from '../attack.ts';
import { type AttackedEnd, message } from '../attacked-end.ts';

/** Names that this end takes no message by. */
export const names: readonly Attack[] = [
  {
    name: 'the page is asked for what only the shell has',
    on: 'page',
    stoppedBy: ['name'],
    strike: (end) => end.throwAt(request('contacts.pick', { isMultiple: true, reason: 'x' })),
  },
  {
    name: 'the shell is told what only a shell tells',
    on: 'shell',
    stoppedBy: ['name'],
    strike: (end) => end.throwAt(event('scheme.changed', { scheme: 'dark' })),
  },
  ...['toString', 'valueOf', '__proto__', 'link.close'].map((name) => ({
    name: `an event by the name of ${name}`,
    on: 'page' as const,
    stoppedBy: ['name', 'payload'],
    strike: (end: AttackedEnd) => end.throwAt(event(name, {})),
  })),
  {
    name: 'an event that is sent as a request',
    on: 'page',
    stoppedBy: ['name', 'payload'],
    strike: (end) => end.throwAt(request('scheme.changed', { scheme: 'dark' })),
    isHarmed: isMisunderstood,
  },
  {
    name: 'a request that is sent as an event',
    on: 'page',
    stoppedBy: ['name', 'payload'],
    strike: (end) => end.throwAt(event('link.open', { url: 'https://pay.example/' })),
  },
];

/** Too much, too often or too late. */
export const floods: readonly Attack[] = [
  {
    name: 'a request that is sent twice',
    on: 'page',
    stoppedBy: ['replay'],
    strike: (end) => {
      end.throwAt(message(link));
      end.throwAt(message(link));
    },
    isHarmed: ({ effects }) => effects.length > 1,
  },
  {
    name: 'a request from before the last one',
    on: 'shell',
    stoppedBy: ['replay'],
    strike: (end) => {
      end.throwAt(request('rating.ask', {}, 9));
      end.throwAt(request('file.save', save, 8));
    },
    isHarmed: ({ effects }) => effects.length > 1,
  },
  {
    name: 'a thousand events in a second',
    on: 'page',
    stoppedBy: ['rate'],
    strike: (end) => {
      for (let sent = 0; sent < 1_000; sent += 1) end.throwAt(event('scheme.changed', { scheme: 'dark' }));
    },
    isHarmed: ({ effects }) => effects.length > messagesPerSecond,
  },
  {
    name: 'requests that are never done, more and more of them',
    on: 'shell',
    stoppedBy: ['open'],
    strike: (end) => {
      for (let id = 1; id <= openRequests + 5; id += 1) end.throwAt(request('qr.scan', { reason: 'x' }, id));
    },
    isHarmed: ({ effects }) => effects.length > openRequests,
  },
  {
    name: 'a short message that is made long with what nobody reads',
    on: 'page',
    stoppedBy: ['length'],
    strike: (end) =>
      end.throwAt(request('link.open', { ...link.params, x: 'x'.repeat(longestPlainMessage) })),
  },
];
