import { describe, expect, it } from 'vitest';
import { noStartupData, startupDataRequest, withStartupAnswer } from './startup-data.ts';

const first = { IncludeShared: true, LivelyModule: 2 };
const loaded = withStartupAnswer(noStartupData, 'EWA', first, [{ key: 'IsBankLinked', value: '1' }]);

describe('start-up data', () => {
  it('is asked for by module, the shared part with the first area only [startup-004]', () => {
    expect(startupDataRequest(noStartupData, 'EWA')).toEqual(first);
    expect(startupDataRequest(loaded, 'Card')).toEqual({ IncludeShared: false, LivelyModule: 4 });
  });

  it('is fetched once per area, and reused while its flag is set [startup-002]', () => {
    expect([...loaded.loaded]).toEqual(['isLoadEWA', 'isLoadShared']);
    expect(startupDataRequest(loaded, 'EWA')).toBeNull();
  });

  it('does not claim the shared part when another call brings it', () => {
    const without = withStartupAnswer(noStartupData, 'Card', { IncludeShared: false, LivelyModule: 4 }, []);
    expect([...without.loaded]).toEqual(['isLoadCard']);
    expect(startupDataRequest(without, 'EWA')).toEqual(first);
  });

  it('keeps what earlier answers said, unless a later one says otherwise', () => {
    const next = withStartupAnswer(loaded, 'Card', { IncludeShared: false, LivelyModule: 4 }, [
      { key: 'IsBankLinked', value: '0' },
      { key: 'HideCardServices', value: '1' },
    ]);
    expect(Object.fromEntries(next.values)).toEqual({ IsBankLinked: '0', HideCardServices: '1' });
    expect(loaded.values.get('IsBankLinked')).toBe('1');
    expect([...next.loaded]).toEqual(['isLoadEWA', 'isLoadShared', 'isLoadCard']);
  });
});
