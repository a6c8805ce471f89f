import { describe, expect, it } from 'vitest';
import type { Attack } from './testing/attack.ts';
import { type AttackedEnd, attackedEnd } from './testing/attacked-end.ts';
import { payloads } from './testing/attacks/payloads.ts';
import { sessions, strangers } from './testing/attacks/strangers.ts';
import { oddities, shapes, texts } from './testing/attacks/texts.ts';
import { floods, names } from './testing/attacks/words.ts';

const attacks = [
  ...strangers,
  ...texts,
  ...shapes,
  ...oddities,
  ...sessions,
  ...names,
  ...floods,
  ...payloads,
];

const usually = ({ effects }: AttackedEnd) => effects.length > 0;

/** Whether an attack succeeds without some guards: by its effects, or by an unhandled error. */
async function getsThrough({ on, strike, isHarmed = usually }: Attack, without: readonly string[]) {
  const end = attackedEnd(on, without);
  let isBroken = false;
  try {
    strike(end);
  } catch {
    isBroken = true;
  }
  // Answers are processed a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  return { end, isThrough: isBroken || isHarmed(end) };
}

describe('an attack on the bridge', () => {
  it('comes in more than forty classes', () => {
    expect(new Set(attacks.map(({ name }) => name)).size).toBe(attacks.length);
    expect(attacks.length).toBeGreaterThan(40);
  });

  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s: stopped', async (_, attack) => {
    const { end, isThrough } = await getsThrough(attack, []);
    expect(isThrough).toBe(false);
    expect(attack.stoppedBy).toContain(end.dropped.at(-1));
  });

  it.each(attacks.map((attack) => [attack.name, attack] as const))(
    '%s: would get through without what stops it',
    async (_, attack) => {
      const { isThrough } = await getsThrough(attack, attack.stoppedBy);
      expect(isThrough).toBe(true);
    },
  );

  it.each([...strangers, ...shapes, ...sessions].map((attack) => [attack.name, attack] as const))(
    '%s: gets no answer',
    async (_, attack) => {
      expect((await getsThrough(attack, [])).end.posted).toEqual([]);
    },
  );
});
