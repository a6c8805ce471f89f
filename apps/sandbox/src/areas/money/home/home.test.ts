import { moneyContract } from '@dayfare/api/money/contract';
import { homeContract } from '@dayfare/api/money/home/home-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { camilleTremblay } from '../../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { dismissedTickers } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield, camilleTremblay] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const open = async (seed = mayaTorres) => {
  const device = await sandbox.signedIn(seed);
  return { device, home: device.client(homeContract) };
};

describe('tickers', () => {
  it('are news and offers, each by its own call and in the reader’s language [money-015] [money-016]', async () => {
    const { device, home } = await open();
    device.setLanguage('es');
    expect((await home.getEventTickers()).tickers.map(({ title }) => title)).toEqual([
      'Los bancos cierran el miércoles 11 de noviembre',
    ]);
    expect((await home.getPromotionTickers()).tickers).toMatchObject([
      { title: '¿Pagas el alquiler cada mes?', path: '/ewa/recurring/new' },
    ]);
  });

  it('tell nobody in Canada that banks close on a holiday of the United States', async () => {
    await sandbox.advance(35 * 86_400_000);
    const { home } = await open(camilleTremblay);
    expect((await home.getEventTickers()).tickers).toEqual([]);
    expect((await home.getPromotionTickers()).tickers).toHaveLength(1);
  });

  it('say when banks close next, and nothing of a day that is over [money-015]', async () => {
    const told = async () => (await (await open()).home.getEventTickers()).tickers;
    const days = 86_400_000;
    await sandbox.advance(26 * days);
    expect(await told()).toMatchObject([
      {
        title: 'Banks are closed on Wednesday, November 11',
        text: 'A next-business-day transfer made on Tuesday arrives on Thursday.',
      },
    ]);
    await sandbox.advance(days);
    expect(await told()).toMatchObject([{ title: 'Banks are closed on Thursday, November 26' }]);
    await sandbox.advance(15 * days);
    expect(await told()).toMatchObject([
      {
        title: 'Banks are closed on Friday, December 25',
        text: 'A next-business-day transfer made on Thursday arrives on Monday.',
      },
    ]);
  });

  it('are gone for whoever dismissed them, and for nobody else [money-017]', async () => {
    const { home } = await open();
    const [first] = (await home.getEventTickers()).tickers;
    const id = first?.id ?? 0;
    for (let times = 0; times < 2; times += 1) expect(await home.disposeTicker({ id })).toBe(true);
    expect((await home.getEventTickers()).tickers).toEqual([]);
    expect((await home.getPromotionTickers()).tickers).toHaveLength(1);
    expect((await (await open(samWhitfield)).home.getEventTickers()).tickers).toHaveLength(1);
  });
});

describe('shortcuts', () => {
  it('are saved, listed, read by number, changed and deleted [money-018] [money-019] [money-020] [money-021]', async () => {
    const { device, home } = await open();
    const { instruments } = await device.client(moneyContract).getInstruments();
    const instrumentId = instruments[0]?.id ?? 0;
    const saved = await home.saveShortcut({
      ...{ id: 0, title: 'Rent', amount: 120.5, instrumentId, transferSpeed: 1 },
    });
    expect(saved.id).toBeGreaterThan(0);
    expect((await home.getShortcuts()).shortcuts).toEqual([saved]);
    expect(await home.getShortcutByID({ id: saved.id })).toEqual(saved);
    const changed = await home.saveShortcut({ ...saved, title: 'Half the rent', amount: 60.25 });
    expect((await home.getShortcuts()).shortcuts).toEqual([changed]);
    for (let times = 0; times < 2; times += 1)
      expect(await home.deleteShortcutByID({ id: saved.id })).toBe(true);
    expect((await home.getShortcuts()).shortcuts).toEqual([]);
  });

  it('of somebody else can be neither read, changed nor deleted', async () => {
    const { device, home } = await open();
    const { instruments } = await device.client(moneyContract).getInstruments();
    const wire = {
      id: 0,
      title: 'Rent',
      amount: 20,
      instrumentId: instruments[0]?.id ?? 0,
      transferSpeed: 1,
    };
    const saved = await home.saveShortcut(wire);
    const { home: other } = await open(samWhitfield);
    await expect(other.getShortcutByID({ id: saved.id })).rejects.toMatchObject({ code: 'NotFound' });
    await expect(other.saveShortcut(saved)).rejects.toMatchObject({ code: 'InstrumentNotFound' });
    await other.deleteShortcutByID({ id: saved.id });
    expect((await home.getShortcuts()).shortcuts).toEqual([saved]);
  });
});

it('twenty transfers can be saved and no more, and made-up news leaves no trace: nobody fills the disk', async () => {
  const { device, home } = await open();
  const { instruments } = await device.client(moneyContract).getInstruments();
  const wire = { id: 0, title: 'Rent', amount: 20, instrumentId: instruments[0]?.id ?? 0, transferSpeed: 1 };
  for (let count = 0; count < 20; count += 1) await home.saveShortcut(wire);
  await expect(home.saveShortcut(wire)).rejects.toMatchObject({ code: 'TooManyShortcuts' });
  for (const id of [1, 2, 3]) expect(await home.disposeTicker({ id })).toBe(true);
  expect(await sandbox.db.select().from(dismissedTickers)).toEqual([]);
});

describe('quick links', () => {
  it('are the usual ones until somebody chooses, in the order in which they are offered [money-022] [money-023]', async () => {
    const { home } = await open();
    expect((await home.getQuickLinks()).chosen).toEqual(['earnings', 'transfers', 'recurring']);
    const chosen = ['devices', 'hours', '/evil'];
    expect((await home.saveQuickLinks({ chosen })).chosen).toEqual(['hours', 'devices']);
    expect((await home.getQuickLinks()).chosen).toEqual(['hours', 'devices']);
    expect((await home.saveQuickLinks({ chosen: [] })).chosen).toEqual([]);
  });
});

it('stories are as many as asked for, in the reader’s language [money-024]', async () => {
  const { device, home } = await open();
  device.setLanguage('es');
  const { stories } = await home.userStories({ count: 2 });
  expect(stories.map(({ title }) => title)).toEqual([
    'Por qué una parte queda para el día de pago',
    'La forma gratis tarda un día hábil',
  ]);
});
