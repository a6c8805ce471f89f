import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Rail, Rails } from '../index.ts';

/** When a rail is left alone, and for how long. */
export interface CircuitOptions {
  /** How many questions in a row it has not answered. Default: 5. */
  readonly failures?: number | undefined;
  /** Until it is asked one again, in ms. Default: 30 s. */
  readonly pauseMs?: number | undefined;
}

/** A circuit for each rail. */
export function createCircuits({
  failures = 5,
  pauseMs = 30_000,
}: CircuitOptions = {}): NonNullable<Rails['through']> {
  const circuits = new Map<Rail, CircuitBreakerPolicy>();
  const circuitOf = (rail: Rail) => {
    const known = circuits.get(rail);
    if (known) return known;
    const made = circuitBreaker(handleAll, {
      halfOpenAfter: pauseMs,
      breaker: new ConsecutiveBreaker(failures),
    });
    circuits.set(rail, made);
    return made;
  };
  return (rail, ask) => circuitOf(rail).execute(ask);
}
