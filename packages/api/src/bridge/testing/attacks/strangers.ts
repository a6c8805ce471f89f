import { type Attack, link } from '../attack.ts';
import { type AttackedEnd, message, nonces } from '../attacked-end.ts';
import { otherEnd } from '../two-ends.ts';

const from = (origin: string) => ({ ...otherEnd, origin });

/** Who is not the other end, and says so by where the message comes from. */
export const strangers: readonly Attack[] = [
  ['another frame of the page', { ...otherEnd, isOtherEnd: false }, 'frame'],
  ['a frame of an advertiser', { origin: 'https://ads.example', isOtherEnd: false }, 'frame'],
  ['a page of another origin around it', from('https://evil.example'), 'origin'],
  ['a host that begins alike', from('https://other.example.evil.example'), 'origin'],
  ['a host that ends alike', from('https://another.example'), 'origin'],
  ['a sub-domain', from('https://sub.other.example'), 'origin'],
  ['another port', from('https://other.example:8443'), 'origin'],
  ['the same host without encryption', from('http://other.example'), 'origin'],
  ['a host with a dot at its end', from('https://other.example.'), 'origin'],
  ['an origin that is only the beginning', from('https://other'), 'origin'],
  ['a frame in a sandbox, whose origin is null', from('null'), 'origin'],
  ['an event that a script made, without origin', from(''), 'origin'],
].map(([name, sender, guard]) => ({
  name: `${name} sends`,
  on: 'page' as const,
  stoppedBy:
    guard === 'frame' && name !== 'another frame of the page' ? ['frame', 'origin'] : [guard as string],
  strike: (end) => end.throwAt(message(link), sender as typeof otherEnd),
}));

/** Who is not the other end of this session. */
const quoting = (text: unknown) => (end: AttackedEnd) => end.throwAt(message({ ...link, nonce: text }));
export const sessions: readonly Attack[] = [
  ['a message from an old session', 'z'.repeat(43), ['nonce']],
  ['a nonce that begins alike', nonces.own.slice(0, 40), ['nonce']],
  ['a nonce in capital letters', nonces.own.toUpperCase(), ['nonce']],
  ['what this end quotes itself, sent back to it', nonces.other, ['nonce']],
  ['no nonce', undefined, ['shape', 'nonce']],
  ['an empty nonce', '', ['shape', 'nonce']],
  ['a list that holds the nonce', [nonces.own], ['shape', 'nonce']],
].map(([name, text, stoppedBy]) => ({
  name: name as string,
  on: 'page' as const,
  stoppedBy: stoppedBy as readonly string[],
  strike: quoting(text),
}));
