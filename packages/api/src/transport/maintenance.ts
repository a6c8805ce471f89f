/** What answers a 502 or 503 of the API. */
export interface MaintenanceParts {
  /** IsEnableMaintenanceMode of the configuration. */
  readonly isEnabled: () => boolean;
  /** Asks main/CheckMaintenanceStatus; true when the app is available again. */
  readonly isAvailable: () => Promise<boolean>;
  /** Reloads the app at its origin. */
  readonly reload: () => void;
}

/**
 * For `hooks.onMaintenance`: with maintenance mode on it asks for the app's status, and reloads the app if that is well. One
 * question at a time, so that a status call that itself meets a 503 asks nothing further.
 */
export function createMaintenanceHandler({
  isEnabled,
  isAvailable,
  reload,
}: MaintenanceParts): () => Promise<void> {
  let isAsking = false;
  return async () => {
    if (isAsking || !isEnabled()) return;
    isAsking = true;
    try {
      if (await isAvailable()) reload();
    } catch {
      // Still down. The failed call has told its caller already.
    } finally {
      isAsking = false;
    }
  };
}
