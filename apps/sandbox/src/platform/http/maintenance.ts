/** Whether the server is closed for maintenance; in memory, so that a restart reopens it. */
export interface Maintenance {
  readonly isOn: () => boolean;
  readonly set: (on: boolean) => void;
}

/** Paths below /api that respond during maintenance, so that the app learns of its start and end. */
const open = new Set([
  'main/checkmaintenancestatus',
  'main/getconfigurationsettings',
  'main/getappconfigurationsettings',
]);

/** Opens as not closed. */
export function createMaintenance(): Maintenance {
  let isOn = false;
  return {
    isOn: () => isOn,
    set: (on) => {
      isOn = on;
    },
  };
}

/** Whether a call is refused because of maintenance. */
export function isClosedTo(maintenance: Maintenance, path: string): boolean {
  return maintenance.isOn() && !open.has(path.toLowerCase());
}
