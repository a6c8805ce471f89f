import { beforeAll, describe, expect, it } from 'vitest';
import { sanitiseContract, sanitisedNodes } from './sanitise.ts';
import { attacks } from './testing/attacks/index.ts';
import { harmIn } from './testing/harm.ts';
import { timesReached, watchReached } from './testing/watch-reached.ts';

const all = Object.values(attacks).flat();

beforeAll(() => watchReached());

/** What a page has after it has parsed a text once more. */
function parsed(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

describe('hostile contracts', () => {
  it('are at least 220, all different', () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(220);
  });

  it.each(Object.entries(attacks))('with %s lose what acts', (_, texts) => {
    for (const attack of texts) {
      const clean = String(sanitiseContract(attack));
      expect(harmIn(parsed(clean)), attack).toEqual([]);
      expect(harmIn(sanitisedNodes(attack)), attack).toEqual([]);
    }
  });

  it.each(Object.entries(attacks))('with %s stay harmless however often they are parsed', (_, texts) => {
    for (const attack of texts) {
      const once = parsed(String(sanitiseContract(attack))).innerHTML;
      expect(harmIn(parsed(parsed(once).innerHTML)), attack).toEqual([]);
      expect(String(sanitiseContract(once)), attack).toBe(once);
    }
  });

  it('have run nothing', () => {
    expect(timesReached()).toBe(0);
  });
});
