import type { Action } from '@dayfare/domain/analytics';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The action type of web vitals. */
const webVitalAction = 'WebVital';

/** Converts a vital to an action and a duration. Layout shift has no unit: thousandths count as milliseconds. */
export function vitalAction(
  { name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>,
  screen: string,
): { readonly action: Action; readonly durationMs: number } {
  const durationMs = Math.round(name === 'CLS' ? value * 1_000 : value);
  return { action: { name: `${name} ${rating}`, type: webVitalAction, screen }, durationMs };
}

/** Measures how the page loads, shifts and responds. Each vital is reported once it is known, the last ones when the page is left. */
export function measureVitals(report: (metric: Metric) => void): void {
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(report);
}
