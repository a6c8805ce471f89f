import type { Action } from '@dayfare/domain/analytics';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** The action type of web vitals. */
const webVitalAction = 'WebVital';

/** A vital as an action, and how long it took. A shift of the layout has no unit: its thousandths count as milliseconds. */
export function vitalAction(
  { name, value, rating }: Pick<Metric, 'name' | 'value' | 'rating'>,
  screen: string,
): { readonly action: Action; readonly durationMs: number } {
  const durationMs = Math.round(name === 'CLS' ? value * 1_000 : value);
  return { action: { name: `${name} ${rating}`, type: webVitalAction, screen }, durationMs };
}

/** Measures how the page loads, shifts and answers. Each vital is reported once it is known, the last when the page is left. */
export function measureVitals(report: (metric: Metric) => void): void {
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP]) measure(report);
}
