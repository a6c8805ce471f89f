import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { memorySealedRecords } from '../../../platform/storage/sealed-records.ts';
import { Providers } from '../../../testing/providers.tsx';
import { createTestApp } from '../../../testing/test-app.ts';
import { jsonCodec } from './move-kind.ts';
import { createMoveVault } from './move-vault.ts';
import { raiseFlag, useUnfinishedFlag } from './unfinished-flag.ts';

function Flag() {
  return <p>{useUnfinishedFlag() ?? 'down'}</p>;
}

async function show() {
  const app = await createTestApp();
  const shown = render(
    <Providers app={app}>
      <Flag />
    </Providers>,
  );
  return { app, shown };
}

const text = () => screen.getByText(/.+/).textContent;
/** What another tab has written is in storage by the time this one is notified. */
const hears = (key: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

afterEach(cleanup);

describe('the flag of an unfinished transfer', () => {
  it('goes up and down in this tab at once', async () => {
    const { app } = await show();
    expect(text()).toBe('down');
    act(() => raiseFlag(app.local, true));
    expect(text()).toMatch(/^\d+$/);
    act(() => raiseFlag(app.local, false));
    expect(text()).toBe('down');
  });

  it('goes up and down with another tab, also when that clears all of the storage', async () => {
    const { app } = await show();
    app.local.setItem('unfinishedTransfers', '1');
    hears('locale');
    expect(text()).toBe('down');
    hears('unfinishedTransfers');
    expect(text()).toBe('1');
    app.local.removeItem('unfinishedTransfers');
    hears(null);
    expect(text()).toBe('down');
  });
});

/** What is moved in these tests. */
interface Sent {
  readonly amount: number;
}
const codec = jsonCodec<Sent>(({ amount }) => typeof amount === 'number');
const sent: Sent = { amount: 4000 };

describe('unfinished moves', () => {
  it('of two people raise one flag, which falls with the last of them; each sees their own', async () => {
    const { app } = await show();
    const moves = createMoveVault({ kind: 'rent', codec }, memorySealedRecords(), app.local);
    await act(() => moves.keep(1, { key: 'key-of-ana', sent }));
    await act(() => moves.keep(2, { key: 'key-of-ben', sent }));
    expect(await moves.list(1)).toEqual([{ key: 'key-of-ana', sent }]);
    expect(await moves.list(2)).toEqual([{ key: 'key-of-ben', sent }]);
    await act(() => moves.forget('key-of-ana'));
    expect(text()).not.toBe('down');
    await act(() => moves.forget('key-of-ben'));
    expect(text()).toBe('down');
  });

  it('are listed by kind, and what this app cannot have written is left out', async () => {
    const { app } = await show();
    const records = memorySealedRecords();
    const moves = createMoveVault({ kind: 'rent', codec }, records, app.local);
    await act(() => moves.keep(1, { key: 'key-of-ana', sent }));
    await records.keep(1, 'no-json', '{');
    await records.keep(1, 'nothing', 'null');
    await records.keep(1, 'no-amount', JSON.stringify({ kind: 'rent', key: 'k', sent: '{}' }));
    await records.keep(1, 'no-shape', JSON.stringify({ kind: 'rent', key: 'k', sent: 'null' }));
    await records.keep(1, 'no-key', JSON.stringify({ kind: 'rent', sent: codec.write(sent) }));
    expect(await moves.list(1)).toEqual([{ key: 'key-of-ana', sent }]);
    expect(await createMoveVault({ kind: 'lunch', codec }, records, app.local).list(1)).toEqual([]);
  });

  it('never stop a move on a device that stores nothing', async () => {
    const { app } = await show();
    const broken = async () => {
      throw new Error('This browser stores nothing.');
    };
    const records = { list: broken, keep: broken, forget: broken, count: broken };
    const moves = createMoveVault({ kind: 'rent', codec }, records, app.local);
    await moves.keep(1, { key: 'key-of-ana', sent });
    await moves.forget('key-of-ana');
    expect(await moves.list(1)).toEqual([]);
  });
});
