import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** The way out, and whether this device is to be forgotten on it. */
export function useSignOut() {
  const { flow } = useApp();
  const [isLeaving, setLeaving] = useState(false);
  const [forgetDevice, setForgetDevice] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    await flow.signOut(forgetDevice ? { forgetDevice } : undefined);
  };
  return { isLeaving, forgetDevice, setForgetDevice, signOut };
}

/** What {@link useSignOut} gives. */
export type Leaving = ReturnType<typeof useSignOut>;
