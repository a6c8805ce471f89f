import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { painted } from '../testing/play.tsx';
import { specimensOn } from './specimens/specimens.ts';
import { stressSheet } from './specimens/stress-sheet.tsx';

const same = (text: string) => text;

/** Sheets of all specimens that can share a page, and each of the others by itself; together every component and pattern. */
const sheets: Readonly<Record<string, () => ReactElement>> = {
  controls: () => stressSheet('controls', same),
  views: () => stressSheet('views', same),
  parts: () => stressSheet('parts', same),
  ...Object.fromEntries(
    Object.entries(specimensOn('alone')).map(([path, specimen]) => [path, () => specimen(same)]),
  ),
};

let show: ((name: string) => void) | undefined;

/** Shows the sheets one after the other, as {@link eachSheet} says. */
export function OneByOne() {
  const [name, setName] = useState('controls');
  show = setName;
  return <div key={name}>{sheets[name]?.()}</div>;
}

/** Calls `look` with every sheet on the page, in a story that renders {@link OneByOne}. */
export async function eachSheet(look: (name: string) => void | Promise<void>): Promise<void> {
  for (const name of Object.keys(sheets)) {
    flushSync(() => show?.(name));
    await painted();
    await look(name);
  }
}
