import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import type { Device } from './device.ts';

/** The device below the page. Renders again once a shell has said what it can do. */
export function useDevice(): Device {
  const { device } = useApp();
  useCell(device.shell);
  return device;
}
