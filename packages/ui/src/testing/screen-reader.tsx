import { virtual } from '@guidepup/virtual-screen-reader';

/** A page that is read longer than this has no end. */
const LONGEST = 200;

/** Returns what a screen reader says when it reads part of a page from start to end, phrase by phrase. */
export async function transcript(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  try {
    const said = [await virtual.lastSpokenPhrase()];
    for (let step = 0; step < LONGEST; step += 1) {
      await virtual.next();
      const log = await virtual.spokenPhraseLog();
      // After the last phrase it starts over.
      if (log.length > 1 && log.at(-1) === log[0]) return log.slice(0, -1);
      said.push(log.at(-1) ?? '');
    }
    throw new Error(`Still reading after ${LONGEST} phrases; the last was "${said.at(-1)}".`);
  } finally {
    await virtual.stop();
  }
}
