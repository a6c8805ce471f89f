import type { Setting } from '@dayfare/domain/startup';
import { describe, expect, it, vi } from 'vitest';
import { createStartupData, type FetchStartupData, type KeptStartupData } from './startup-data.ts';

const answering = (key = 'IsBankLinked', value = '1') =>
  vi.fn<FetchStartupData>(async () => [{ key, value }]);

describe('startup data that an earlier visit has left', () => {
  const keeping = (settings: readonly Setting[] | null) => ({
    read: vi.fn<KeptStartupData['read']>(async () => settings),
    write: vi.fn<KeptStartupData['write']>(async () => undefined),
  });
  const setUp = (left: readonly Setting[] | null) => {
    const answer = Promise.withResolvers<readonly Setting[]>();
    const kept = keeping(left);
    const data = createStartupData(() => answer.promise, kept);
    const corrected = vi.fn();
    data.onCorrected(corrected);
    return { answer, kept, data, corrected };
  };
  const setting = (value: string, key = 'BusinessBrandingType') => ({ key, value });

  it('is gone on with, until the answer of now takes its place and says so', async () => {
    const { answer, kept, data, corrected } = setUp([setting('Paycor'), setting('1', 'IsBankLinked')]);
    await data.load('EWA');
    expect(data.value('BusinessBrandingType')).toBe('Paycor');
    expect(data.isLoaded('isLoadShared')).toBe(true);
    answer.resolve([setting('UKG')]);
    await expect.poll(() => corrected).toHaveBeenCalledTimes(1);
    expect(data.value('BusinessBrandingType')).toBe('UKG');
    expect(data.value('IsBankLinked')).toBeUndefined();
    expect(kept.write).toHaveBeenCalledWith({ IncludeShared: true, LivelyModule: 2 }, [setting('UKG')]);
  });

  it('may be read ahead, once, and never for the next person', async () => {
    const { kept, data } = setUp([setting('Paycor')]);
    data.readAhead('EWA');
    await data.load('EWA');
    expect(data.value('BusinessBrandingType')).toBe('Paycor');
    expect(kept.read).toHaveBeenCalledTimes(1);
    data.readAhead('EWA');
    data.forget();
    kept.read.mockResolvedValue([setting('UKG')]);
    await data.load('EWA');
    expect(data.value('BusinessBrandingType')).toBe('UKG');
  });

  it('that is still true changes nothing', async () => {
    const { answer, kept, data, corrected } = setUp([setting('Paycor')]);
    await data.load('EWA');
    answer.resolve([setting('Paycor')]);
    await expect.poll(() => kept.write).toHaveBeenCalled();
    expect(corrected).not.toHaveBeenCalled();
  });

  it('stays when there is no answer, which is asked for again by the next page', async () => {
    const fetchData = vi.fn<FetchStartupData>().mockRejectedValueOnce(new Error('no')).mockResolvedValue([]);
    const data = createStartupData(fetchData, keeping([setting('Paycor')]));
    await data.load('EWA');
    expect(data.value('BusinessBrandingType')).toBe('Paycor');
    await expect
      .poll(async () => {
        await data.load('EWA');
        return fetchData;
      })
      .toHaveBeenCalledTimes(2);
    await expect.poll(() => data.value('BusinessBrandingType')).toBeUndefined();
  });

  it('is not waited for longer than the answer, and does not cover up that there is none', async () => {
    const refused = createStartupData(() => Promise.reject(new Error('no')), keeping(null));
    await expect(refused.load('EWA')).rejects.toThrow('no');
    const { answer, kept, data } = setUp([]);
    kept.read.mockImplementation(() => new Promise(() => {}));
    answer.resolve([setting('UKG')]);
    await data.load('EWA');
    expect(data.value('BusinessBrandingType')).toBe('UKG');
  });

  it('is nobody’s once its person has signed out', async () => {
    const { data, kept } = setUp(null);
    const left = Promise.withResolvers<readonly Setting[]>();
    kept.read.mockImplementation(() => left.promise);
    void data.load('EWA');
    data.forget();
    left.resolve([setting('Paycor')]);
    await left.promise;
    await Promise.resolve();
    expect(data.value('BusinessBrandingType')).toBeUndefined();
  });
});

describe('startup data', () => {
  it('is fetched once per area and reused while its loaded flag is set [startup-002]', async () => {
    const fetchData = answering();
    const data = createStartupData(fetchData);
    await data.load('EWA');
    await data.load('EWA');
    expect(fetchData).toHaveBeenCalledTimes(1);
    expect(data.isLoaded('isLoadEWA')).toBe(true);
    expect(data.value('IsBankLinked')).toBe('1');
  });

  it('is asked for by the number of its module, with IncludeShared and LivelyModule [startup-001]', async () => {
    const fetchData = answering();
    await createStartupData(fetchData).load('Card');
    expect(fetchData).toHaveBeenCalledWith({ IncludeShared: true, LivelyModule: 4 });
  });

  it('brings the shared part along with the first area only [startup-004]', async () => {
    const fetchData = answering();
    const data = createStartupData(fetchData);
    await data.load('EWA');
    await data.load('Home');
    expect(fetchData.mock.calls.map(([{ IncludeShared }]) => IncludeShared)).toEqual([true, false]);
    expect(data.isLoaded('isLoadShared')).toBe(true);
  });

  it('is one request when two pages want it at once', async () => {
    const fetchData = answering();
    const data = createStartupData(fetchData);
    await Promise.all([data.load('EWA'), data.load('EWA')]);
    expect(fetchData).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure', async () => {
    const fetchData = vi.fn<FetchStartupData>().mockRejectedValueOnce(new Error('no')).mockResolvedValue([]);
    const data = createStartupData(fetchData);
    await expect(data.load('EWA')).rejects.toThrow('no');
    await data.load('EWA');
    expect(data.isLoaded('isLoadEWA')).toBe(true);
  });

  it('is asked for by whoever comes next, and once, also while the answer for the one before is under way', async () => {
    const answers = [Promise.withResolvers<[]>(), Promise.withResolvers<[]>()];
    let asked = 0;
    const data = createStartupData(() => answers[asked++]?.promise ?? Promise.resolve([]));
    const first = data.load('EWA');
    data.forget();
    const second = data.load('EWA');
    expect(asked).toBe(2);
    answers[0]?.resolve([]);
    await first;
    const third = data.load('EWA');
    expect(asked).toBe(2);
    answers[1]?.resolve([]);
    await Promise.all([second, third]);
    expect(data.isLoaded('isLoadEWA')).toBe(true);
  });

  it('of someone who has signed out meanwhile is nobody’s', async () => {
    let answer = (_: { key: string; value: string }[]) => {};
    const data = createStartupData(() => new Promise((resolve) => (answer = resolve)));
    const loading = data.load('EWA');
    data.forget();
    answer([{ key: 'BusinessBrandingType', value: 'Paycor' }]);
    await loading;
    expect(data.value('BusinessBrandingType')).toBeUndefined();
    expect(data.isLoaded('isLoadEWA')).toBe(false);
  });
});

describe('startup data that has changed on the server', () => {
  it('takes the place of what was there, and says so once; the rest stays', async () => {
    const fetchData = vi
      .fn<FetchStartupData>()
      .mockResolvedValueOnce([
        { key: 'IsMinorUserConsentApproved', value: '0' },
        { key: 'IsBankLinked', value: '1' },
      ])
      .mockResolvedValue([{ key: 'IsMinorUserConsentApproved', value: '1' }]);
    const data = createStartupData(fetchData);
    const corrected = vi.fn();
    data.onCorrected(corrected);
    await data.load('EWA');
    await data.refresh();
    expect(fetchData).toHaveBeenLastCalledWith({ IncludeShared: true, LivelyModule: 1 });
    expect(Object.fromEntries(data.values())).toEqual({ IsMinorUserConsentApproved: '1', IsBankLinked: '1' });
    await data.refresh();
    expect(corrected).toHaveBeenCalledTimes(1);
  });

  it('is not taken for the next person', async () => {
    const answer = Promise.withResolvers<readonly Setting[]>();
    const data = createStartupData(() => answer.promise);
    const refreshed = data.refresh();
    data.forget();
    answer.resolve([{ key: 'IsMinorUser', value: '1' }]);
    await refreshed;
    expect(data.values().size).toBe(0);
  });
});
