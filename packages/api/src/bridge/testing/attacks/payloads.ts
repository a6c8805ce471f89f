import type { Side } from '../../message.ts';
import { type Attack, event, isMisunderstood, request, save } from '../attack.ts';
import { type AttackedEnd, askAt, message } from '../attacked-end.ts';

const wrongData: readonly (readonly [Side, string, unknown])[] = [
  ['page', 'scheme.changed', { scheme: 'sepia' }],
  ['page', 'textScale.changed', { scale: 1e9 }],
  ['page', 'textScale.changed', { scale: '2' }],
  ['page', 'safeAreas.changed', { top: -1, right: 0, bottom: 0, left: 0 }],
  ['page', 'keyboard.changed', { height: null }],
  ['page', 'app.changed', { state: '' }],
  ['page', 'push.changed', { service: 'fcm', token: 'x'.repeat(401) }],
  ['page', 'bankLink.happened', { name: 'EXIT', metadata: { account: { number: '1' } } }],
  ['shell', 'session.ended', { because: '<script>' }],
  ['shell', 'haptics.play', {}],
];
const wrongParams: readonly (readonly [Side, string, unknown])[] = [
  ['page', 'link.open', { url: `https://pay.example/${'a'.repeat(2048)}` }],
  ['page', 'link.open', { url: ['https://pay.example/'] }],
  ['page', 'page.open', { page: 'ewa/home' }],
  ['page', 'page.open', { page: 'sso/home?oauthToken=x' }],
  ['page', 'language.set', { language: 'xx' }],
  ['shell', 'file.save', { ...save, name: '../../etc/passwd' }],
  ['shell', 'file.save', { ...save, name: '.bashrc' }],
  ['shell', 'file.share', { ...save, name: 'a\u0000.pdf' }],
  ['shell', 'file.share', { ...save, mediaType: 'text/html; charset=<script>' }],
  ['shell', 'file.save', { ...save, base64: '<svg onload=alert(1)>' }],
  ['shell', 'wallet.check', { wallet: 'apple', cardId: 'c', lastFour: '4111111111111111' }],
  ['shell', 'location.find', { withinMs: 1e12, maxAgeMs: 0 }],
  ['shell', 'chat.forward', { message: 'm', from: 'c', to: Array.from({ length: 21 }, String) }],
];
/** Messages that carry what the contract doesn't. */
export const payloads: readonly Attack[] = [
  ...wrongData.map(([on, name, data]) => ({
    name: `${name} with ${JSON.stringify(data).slice(0, 60)}`,
    on,
    stoppedBy: ['payload'],
    strike: (end: AttackedEnd) => end.throwAt(event(name, data)),
  })),
  ...wrongParams.map(([on, name, params]) => ({
    name: `${name} with ${JSON.stringify(params).slice(0, 60)}`,
    on,
    stoppedBy: ['payload'],
    strike: (end: AttackedEnd) => end.throwAt(request(name, params)),
    isHarmed: isMisunderstood,
  })),
  {
    name: 'a place that is nowhere on earth, as an answer',
    on: 'page',
    stoppedBy: ['payload'],
    strike: (end) => {
      askAt(end, 'location.find');
      end.throwAt(
        message({
          kind: 'answer',
          id: 1,
          result: { latitude: 900, longitude: 0, accuracyMeters: 1, foundAt: 1 },
        }),
      );
    },
    isHarmed: ({ effects }) => effects.includes('believed location.find'),
  },
];
