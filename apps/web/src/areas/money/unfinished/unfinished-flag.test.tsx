import { epochMs, minorUnits } from '@dayfare/domain/money';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Providers } from '../../../app/frame/providers.tsx';
import { memorySealedRecords } from '../../../platform/storage/sealed-records.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TransferRecord } from '../get-money/transfer-record.ts';
import { noFee } from '../testing/transfer-samples.ts';
import { raiseFlag, useUnfinishedFlag } from './unfinished-flag.ts';
import { createUnfinishedTransfers } from './unfinished-transfers.ts';

const forty = minorUnits(4000);
const quote = { fee: minorUnits(0), totalDebit: forty, received: forty, arrivesAt: epochMs(1) };

/** A transfer that is about to be sent. */
const aboutToBeSent = (key: string): TransferRecord => ({
  state: { step: 'agreed', key, draft: { amount: forty, instrumentId: 501, speed: 'NextDay' }, quote },
  terms: {
    ...{ previewId: 'first', contractType: 12, contractIds: [120] },
    ...{ availableAfter: forty, leftOnPayday: forty, feesThisYear: forty },
    feeFacts: noFee,
    nextDay: { fee: minorUnits(0), arrivesAt: epochMs(1) },
  },
});

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

describe('unfinished transfers', () => {
  it('of two people raise one flag, which falls with the last of them; each sees their own', async () => {
    const { app } = await show();
    const transfers = createUnfinishedTransfers(memorySealedRecords(), app.local);
    await act(() => transfers.keep(1, aboutToBeSent('key-of-ana')));
    await act(() => transfers.keep(2, aboutToBeSent('key-of-ben')));
    expect((await transfers.list(1)).map(({ state }) => state.key)).toEqual(['key-of-ana']);
    expect((await transfers.list(2)).map(({ state }) => state.key)).toEqual(['key-of-ben']);
    await act(() => transfers.forget('key-of-ana'));
    expect(text()).not.toBe('down');
    await act(() => transfers.forget('key-of-ben'));
    expect(text()).toBe('down');
  });
});
