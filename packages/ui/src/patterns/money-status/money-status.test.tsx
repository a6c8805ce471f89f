import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { type MoneyState, MoneyStatus, moneyStatuses } from './money-status.tsx';

const kinds = Object.keys(moneyStatuses) as MoneyState[];

describe('MoneyStatus', () => {
  it('says every state in words, with an icon that is silent', () => {
    for (const status of kinds) {
      const { container } = render(<MoneyStatus status={status} label={status} />);
      expect(container.textContent).toBe(status);
      expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('is one set: pending, settled, partly, failed, reversed and over limit', () => {
    expect(kinds).toEqual(['pending', 'settled', 'partly', 'failed', 'reversed', 'overLimit']);
  });

  it('has other words for each state, in each language', () => {
    for (const locale of ['en-US', 'es-US', 'fr-CA'] as const) {
      const said = kinds.map(
        (status) => render(<MoneyStatus status={status} />, { locale }).container.textContent,
      );
      expect(new Set(said).size, locale).toBe(kinds.length);
    }
  });

  it('reads as its words alone', async () => {
    const { container } = render(<MoneyStatus status="overLimit" />);
    expect(await transcript(container)).toEqual(['Over your limit']);
  });

  it('has a different icon for each state, so that colour is never the only difference', () => {
    expect(new Set(kinds.map((status) => moneyStatuses[status].icon)).size).toBe(kinds.length);
  });
});
