import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { memorySealedRecords, type SealedRecords } from '../../../../platform/storage/sealed-records.ts';
import { memoryStorage } from '../../../../platform/storage/storage.ts';
import { createMoveController } from '../move-controller.ts';
import type { MoveKind } from '../move-kind.ts';
import { createMoveVault } from '../move-vault.ts';
import type { PendingControl } from '../pending-control.ts';
import { createUnreliableServer, type Fate, fates, type UnreliableServer } from './unreliable-server.ts';

/** One tab in which a person wants one thing, and the same thing again if it fails. */
interface Tab extends Pick<PendingControl<unknown>, 'check' | 'sendAgain' | 'doNotSend'> {
  /** From the form to the button, as far as possible. */
  readonly press: () => Promise<unknown>;
  /** Resumes what the device knows of. */
  readonly resume: () => Promise<void>;
  readonly step: () => string;
}

/** A kind of move under the laws. */
export interface KindUnderLaw<Receipt> {
  readonly receipt: Receipt;
  /** Opens a tab on this device. `storage` is the tab's own, which outlives a reload. */
  readonly open: (server: UnreliableServer<Receipt>, device: Device, storage: Storage) => Tab;
  /** The keys that the device keeps for the person. */
  readonly kept: (device: Device) => Promise<readonly string[]>;
}

/** What all tabs of a browser share. */
interface Device {
  readonly records: SealedRecords;
  readonly local: Storage;
}

const userId = 1;

/** A kind that `useMove` serves, under the laws. */
export function kindUnderLaw<Sent, Receipt>(
  of: MoveKind<Sent, Receipt>,
  sent: Sent,
  receipt: Receipt,
): KindUnderLaw<Receipt> {
  const vaultOf = ({ records, local }: Device) => createMoveVault(of, records, local);
  return {
    receipt,
    open: (server, device) => {
      const controller = createMoveController<Sent, Receipt>({
        calls: {
          perform: (_sent, key) => server.perform(key),
          outcome: of.close ? server.outcome : server.close,
          close: server.close,
        },
        ...{ codec: of.codec, vault: vaultOf(device), userId, onMoved: () => undefined },
      });
      return {
        ...controller,
        press: () => controller.send(sent).catch(() => null),
        step: () => controller.view.get().state.step,
      };
    },
    kept: async (device) => (await vaultOf(device).list(userId)).map(({ key }) => key),
  };
}

const turns = [
  'press',
  'check',
  'sendAgain',
  'doNotSend',
  'reload',
  'newTab',
  'otherTab',
  'deliverLate',
] as const;

const anyRun = fc.record({
  turns: fc.array(fc.constantFrom(...turns), { minLength: 3, maxLength: 25 }),
  fates: fc.infiniteStream(fc.constantFrom(...fates)),
});

interface Run {
  readonly turns: readonly (typeof turns)[number][];
  readonly fates: Iterator<Fate>;
}

async function runThrough<Receipt>(kind: KindUnderLaw<Receipt>, run: Run) {
  const server = createUnreliableServer<Receipt>(() => run.fates.next().value, kind.receipt);
  const device: Device = { records: memorySealedRecords(), local: memoryStorage() };
  const open = async (storage: Storage) => {
    const tab = kind.open(server, device, storage);
    await tab.resume();
    return { storage, tab };
  };
  let [shown, other] = [await open(memoryStorage()), await open(memoryStorage())];
  for (const turn of run.turns) {
    if (shown.tab.step() === 'done') break;
    if (turn === 'press') {
      // What another tab has begun is known by then.
      await shown.tab.resume();
      await shown.tab.press();
    } else if (turn === 'deliverLate') server.deliverLate();
    else if (turn === 'reload') shown = await open(shown.storage);
    else if (turn === 'newTab') shown = await open(memoryStorage());
    else if (turn === 'otherTab') [shown, other] = [other, shown];
    else await shown.tab[turn]();
  }
  return { server, device, shown: shown.tab, other: other.tab };
}

/** What holds for every kind of move, whatever the network, the server and the person do. */
export function describeLaws<Receipt>(name: string, kind: KindUnderLaw<Receipt>): void {
  const { seed, times } = inject('randomRuns');
  const numRuns = 300 * times;
  const inEveryRun = (law: (run: Run, givesUp: boolean) => Promise<void>) =>
    fc.assert(fc.asyncProperty(anyRun, fc.boolean(), law), { numRuns, seed });

  describe(name, () => {
    it(
      'one transfer is paid at most once, over reloads and in several tabs',
      async ({ annotate }) => {
        await annotate(`${numRuns} runs from seed ${seed}`);
        await inEveryRun(async (run) => {
          const { server } = await runThrough(kind, run);
          server.deliverLate();
          expect(server.paid()).toBeLessThanOrEqual(1);
        });
      },
      60_000 * times,
    );

    it(
      'once the faults stop, what was in doubt is known to be paid or not sent, and nothing is kept any longer',
      async ({ annotate }) => {
        await annotate(`${numRuns} runs from seed ${seed}`);
        await inEveryRun(async (run, givesUp) => {
          const { server, device, shown, other } = await runThrough(kind, run);
          server.mend();
          server.deliverLate();
          for (const tab of [shown, other]) {
            await tab.resume();
            await tab.check();
            if (tab.step() === 'unknown') await (givesUp ? tab.doNotSend() : tab.sendAgain());
            expect(['unknown', 'sending']).not.toContain(tab.step());
          }
          const isPaid = [shown, other].some((tab) => tab.step() === 'done');
          expect(server.paid()).toBe(isPaid ? 1 : 0);
          expect(await kind.kept(device)).toEqual([]);
        });
      },
      60_000 * times,
    );
  });
}
