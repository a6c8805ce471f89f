import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { MoneyStatus, type MoneyStatusKind, moneyStatuses } from './money-status.tsx';

const kinds = Object.keys(moneyStatuses) as MoneyStatusKind[];

describe('MoneyStatus', () => {
  it('says every state in words, with an icon that is silent', () => {
    for (const status of kinds) {
      const { container } = render(<MoneyStatus status={status} label={status} />);
      expect(container.textContent).toBe(status);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('has a different icon for each state, so that colour is never the only difference', () => {
    expect(new Set(kinds.map((status) => moneyStatuses[status].icon)).size).toBe(kinds.length);
  });
});
