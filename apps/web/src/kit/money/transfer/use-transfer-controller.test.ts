import { sessionSamples } from '@dayfare/api/mocks';
import { minorUnits } from '@dayfare/domain/money';
import { keptKeys } from '@dayfare/domain/session';
import { describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { recordKey } from './transfer-record.ts';
import { takeUpUnfinished, transferControllerOf } from './use-transfer-controller.ts';

const ana = sessionSamples.employee({ userID: 1 });
const ben = sessionSamples.employee({ userID: 2 });
const draft = { amount: minorUnits(4000), instrumentId: 501 };
const later = { amount: minorUnits(4500) };

/** A person who started a transfer, and leaves. */
async function begun() {
  const app = await createTestApp({ user: ana });
  const controller = transferControllerOf(app);
  controller.edit(draft);
  expect(app.tab.getItem(recordKey(1))).toContain('4000');
  return { app, /** Something that arrives late, such as a response. */ late: () => controller.edit(later) };
}

describe('a transfer whose person has gone', () => {
  it('leaves nothing in the tab after a sign-out, also when an answer comes late', async () => {
    const { app, late } = await begun();
    await app.session.end({ localStorageKeeps: keptKeys, sessionStorage: true });
    late();
    await app.session.begin(ben);
    late();
    expect(app.tab.getItem(recordKey(1))).toBeNull();
    expect(transferControllerOf(app).view.get().state.draft.amount).toBe(0);
  });

  it('is kept up to date after a session that ran out, until another person signs in', async () => {
    const { app, late } = await begun();
    await app.session.end({ localStorageKeeps: keptKeys, sessionStorage: false });
    app.tab.removeItem(recordKey(1));
    late();
    expect(app.tab.getItem(recordKey(1))).toContain('4500');
    await app.session.begin(ben);
    late();
    expect(app.tab.getItem(recordKey(1))).toBeNull();
  });

  it('goes on for the same person who signs in again', async () => {
    const { app } = await begun();
    await app.session.end({ localStorageKeeps: keptKeys, sessionStorage: false });
    await app.session.begin({ ...ana, authToken: 'next' });
    expect(transferControllerOf(app).view.get().state.draft.amount).toBe(4000);
  });
});

describe('unfinished transfers of the device', () => {
  it('are looked for once, and again when the flag of the device has changed', async () => {
    const app = await createTestApp({ user: ana });
    const list = vi.spyOn(app.unfinished, 'list');
    await takeUpUnfinished(app);
    await takeUpUnfinished(app);
    expect(list).toHaveBeenCalledTimes(1);
    app.local.setItem('unfinishedTransfers', '1');
    await takeUpUnfinished(app);
    expect(list).toHaveBeenCalledTimes(2);
  });
});
