import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second in which Linux counts; the same on every machine that Node runs on. */
const ticksPerSecond = 100;

/** A process as the system tells of it. Times in ticks. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** When it began, in the system's count: a number of a process is used again. */
  readonly began: number;
  readonly own: number;
  /** Of its children that have ended, if it waited for them. */
  readonly waited: number;
}

/** Reads `/proc/<pid>/stat`. */
export function timesFrom(stat: string): ProcessTimes {
  // The second field is the command's name in brackets and may have spaces in it; the fields after it are numbered from 3.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    pid: Number.parseInt(stat, 10),
    ...{ parent: field(4), began: field(22) },
    ...{ own: field(14) + field(15), waited: field(16) + field(17) },
  };
}

function everyProcess(): ProcessTimes[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return timesFrom(readFileSync(`/proc/${name}/stat`, 'utf8'));
    } catch {
      // It ended in between.
      return [];
    }
  });
}

const sum = (processes: Iterable<ProcessTimes>): number =>
  [...processes].reduce((ticks, { own, waited }) => ticks + own + waited, 0);

/**
 * Counts the time of a process and of all that it starts, from one look to the next. What a browser or server took is lost to the system's own count if
 * without a wait for its end; here it counts as far as the last look saw.
 */
export function createCount(self: number): { look(all: readonly ProcessTimes[]): number } {
  let before = new Map<number, ProcessTimes>();
  let lost = 0;
  return {
    look(all) {
      const byPid = new Map(all.map((one) => [one.pid, one]));
      const isSame = (one: ProcessTimes) => byPid.get(one.pid)?.began === one.began;
      const ours = new Map<number, ProcessTimes>();
      const isOurs = (one: ProcessTimes | undefined): boolean => {
        if (!one) return false;
        const known = before.get(one.pid);
        return one.pid === self || known?.began === one.began || isOurs(byPid.get(one.parent));
      };
      for (const one of all) if (isOurs(one)) ours.set(one.pid, one);

      // A remaining ancestor of an ended process has waited for it, or none has.
      const ended = Map.groupBy(
        [...before.values()].filter((one) => !isSame(one)),
        (one) => {
          let above = before.get(one.parent);
          while (above && !isSame(above)) above = before.get(above.parent);
          return above?.pid;
        },
      );
      for (const [pid, processes] of ended) {
        const waited = pid === undefined ? 0 : (byPid.get(pid)?.waited ?? 0) - (before.get(pid)?.waited ?? 0);
        lost += Math.max(0, sum(processes) - waited);
      }
      before = ours;
      return (sum(ours.values()) + lost) / ticksPerSecond;
    },
  };
}

const count = createCount(process.pid);

/**
 * Seconds of processor time that this process has taken so far, and all that it has started: browsers and servers too. Undefined where the
 * system does not say: on macOS and Windows.
 */
export function processorSeconds(): number | undefined {
  return process.platform === 'linux' ? count.look(everyProcess()) : undefined;
}

/** Looks every second until this process ends. For code that starts processes without waiting for their end. */
export function keepCounting(): void {
  if (process.platform === 'linux') setInterval(processorSeconds, 1_000).unref();
}
