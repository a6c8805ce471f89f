'use client';

import { createContext } from 'react';

/** Whether every field here may be left empty, as those of a filter: saying so on each would tell nothing. */
export const AmongOptional = createContext(false);
