import { describe, expect, it } from 'vitest';
import { createCount, type ProcessTimes, timesFrom } from './processor-time.ts';

const at = (pid: number, parent: number, own: number, waited = 0, began = pid): ProcessTimes => ({
  ...{ pid, parent, began, own, waited },
});

describe('the processor time of a process and all that it starts', () => {
  it('is read from what the system says, whatever the command is called', () => {
    const stat = '42 (a (b) c) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 30 4 20 0 1 0 998877 5 6';
    expect(timesFrom(stat)).toEqual({ pid: 42, parent: 7, began: 998_877, own: 120, waited: 34 });
  });

  it('has everything in it that is running, and nothing of others', () => {
    const count = createCount(10);
    expect(count.look([at(10, 1, 100), at(11, 10, 200), at(12, 11, 300), at(99, 1, 5000)])).toBe(6);
  });

  it('counts what was waited for once', () => {
    const count = createCount(10);
    count.look([at(10, 1, 100), at(11, 10, 200), at(12, 11, 300)]);
    expect(count.look([at(10, 1, 100, 550)])).toBe(6.5);
  });

  it('counts what nobody waited for, as far as it was seen', () => {
    const count = createCount(10);
    count.look([at(10, 1, 100), at(11, 10, 200), at(12, 11, 300)]);
    expect(count.look([at(10, 1, 100), at(11, 10, 200)])).toBe(6);
  });

  it('stays with a process whose parent has gone, and takes no new one of its number for it', () => {
    const count = createCount(10);
    count.look([at(10, 1, 100), at(11, 10, 200), at(12, 11, 300)]);
    expect(count.look([at(10, 1, 100, 200), at(12, 1, 400)])).toBe(7);
    expect(count.look([at(10, 1, 100, 200), at(12, 1, 9000, 0, 500)])).toBe(7);
  });
});
