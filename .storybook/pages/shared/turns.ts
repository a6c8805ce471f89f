/** Hands out turns, `most` at a time, in the order in which they were asked for. */
export function makeTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = () => {
    while (running < most) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  };

  /** Calls `start` when it is its turn. The function that comes back ends the turn, or leaves the queue. */
  return (start: () => void): (() => void) => {
    let state: 'waiting' | 'running' | 'done' = 'waiting';
    const mine = () => {
      state = 'running';
      start();
    };
    waiting.push(mine);
    next();
    return () => {
      if (state === 'waiting') waiting.splice(waiting.indexOf(mine), 1);
      if (state === 'running') {
        running -= 1;
        state = 'done';
        next();
      }
      state = 'done';
    };
  };
}
