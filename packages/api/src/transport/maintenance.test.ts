import { describe, expect, it, vi } from 'vitest';
import { createMaintenanceHandler } from './maintenance.ts';

function handler({ isEnabled = true, isAvailable = async () => true } = {}) {
  const reload = vi.fn();
  const asked = vi.fn(isAvailable);
  const handle = createMaintenanceHandler({ isEnabled: () => isEnabled, isAvailable: asked, reload });
  return { handle, reload, asked };
}

describe('a 502 or 503', () => {
  it('with maintenance mode on asks for the status, and reloads the app if it is available [transport-011]', async () => {
    const { handle, reload } = handler();
    await handle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload while the app is not available, or nobody answers', async () => {
    for (const isAvailable of [async () => false, () => Promise.reject(new Error('down'))]) {
      const { handle, reload } = handler({ isAvailable });
      await handle();
      expect(reload).not.toHaveBeenCalled();
    }
  });

  it('without maintenance mode asks nothing', async () => {
    const { handle, asked } = handler({ isEnabled: false });
    await handle();
    expect(asked).not.toHaveBeenCalled();
  });

  it('of the status call itself asks nothing further', async () => {
    const nested: { handle?: () => Promise<void> } = {};
    const { handle, asked } = handler({
      isAvailable: async () => {
        await nested.handle?.();
        return false;
      },
    });
    nested.handle = handle;
    await handle();
    expect(asked).toHaveBeenCalledTimes(1);
    await handle();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
