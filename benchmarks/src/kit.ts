import type { ComponentType, ReactNode } from 'react';

/** What every library has to offer for the pages that are measured; each kit fills it with the library's own parts, as its guide shows them. */
export interface Kit {
  /** Around everything, as the library's guide has it: in its own theme, or in one of two that somebody has made. */
  Provider: ComponentType<{ brand: 'plain' | 'first' | 'second'; nonce: string; children: ReactNode }>;
  Stack: ComponentType<{ children: ReactNode }>;
  Heading: ComponentType<{ children: string }>;
  Field: ComponentType<{ label: string; type?: 'text' | 'password'; error?: string | undefined }>;
  Tick: ComponentType<{ children: string }>;
  Problem: ComponentType<{ title: string; children: string }>;
  Submit: ComponentType<{ children: string; onPress?: () => void }>;
  /** A question that has to be answered before anything else. */
  Question: ComponentType<{
    isOpen: boolean;
    title: string;
    children: string;
    yes: string;
    no: string;
    onAnswer: () => void;
  }>;
}

/** Rows of a list come apart, so that a page of fields does not carry them. */
export type Row = ComponentType<{ title: string; note: string; amount: string }>;
