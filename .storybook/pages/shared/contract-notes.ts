/// <reference path="../../virtual.d.ts" />
import { tokenSentences } from '@dayfare/themes/contract/sentences';
import tokensSource from '@dayfare/themes/contract?raw';
import voiceSource from '@dayfare/themes/voice?raw';
import { readSentences } from './read-sentences.ts';

/** The contract's sentence of every token, by its path. */
export const sentences = tokenSentences(tokensSource);

const phrases = readSentences(voiceSource).Voice ?? {};

/** What the contract says of a token such as `colour.action`; empty where it says nothing. */
export const tokenNote = (path: string): string => (sentences.get(path) ?? '').replaceAll('`', '');

/** What the contract says of a phrase; empty where it says nothing. */
export const phraseNote = (key: string): string => phrases[key] ?? '';
