import { createContext } from 'react';

/** The reference that a page gives with the number to call, so that a failure with the same one does not say both again. Null if it gives none. */
export const PageReference = createContext<string | null>(null);
