import type { Position } from '@dayfare/domain/startup';
import { useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { findPosition } from './find-position.ts';

/** How long a device may take to find itself, in ms. */
const timeout = 10_000;

/** The user's position, once they have asked for it: used for the current view and kept nowhere. */
export function usePosition() {
  const { device } = useApp();
  const [position, setPosition] = useState<Position | null>(null);
  const [state, setState] = useState<'idle' | 'looking' | 'denied' | 'failed'>('idle');
  const look = async () => {
    setState('looking');
    const found = await findPosition(device, timeout);
    if (found === 'denied' || found === 'failed') return setState(found);
    setPosition(found);
    setState('idle');
  };
  return { position, state, look: () => void look() };
}
