import { joinShell } from '@dayfare/api/bridge';
import { type SimulatedShell, simulatedShell } from '@dayfare/api/bridge/simulated';
import type { App } from '../platform/app-context/app.ts';
import { answersToShell } from '../platform/device/answers-to-shell.ts';
import { writeLocal } from '../platform/storage/local-values.ts';

/** Puts an app into a native app with a simulated device. */
export async function joinSimulatedDevice(app: App, shell: SimulatedShell): Promise<void> {
  const joined = await joinShell({ channel: simulatedShell(shell), handlers: answersToShell(app) });
  if (!joined) throw new Error('The simulated shell did not answer the page.');
  writeLocal(app.local, 'isNativeApp', true);
  app.device.join(joined);
}
