import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import type { Device } from './device.ts';

/** Returns the device. Re-renders once a shell has reported its capabilities. */
export function useDevice(): Device {
  const { device } = useApp();
  useCell(device.shell);
  return device;
}
