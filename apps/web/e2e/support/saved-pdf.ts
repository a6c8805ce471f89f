import { readFile } from 'node:fs/promises';
import { type ReadPdf, readPdf } from '@dayfare/pdf/testing';
import { type Download, expect, type Page } from '@playwright/test';

/** The file that pressing something saves. */
export async function saved(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

/** A saved PDF as assistive technology has it. Fails if it is not tagged, or draws text that is not in its structure. */
export async function readSaved(download: Download): Promise<ReadPdf> {
  const pdf = await readPdf(await readFile(await download.path()));
  expect(pdf).toMatchObject({ isTagged: true, isTitleShown: true, language: 'en-US', unmarked: '' });
  // The logo was fetched, and is a picture with a name.
  expect(pdf.outline[1]).toBe('  Figure Dayfare');
  expect(pdf.outline).toContain(`  H1 ${pdf.title.replaceAll('\u00a0', ' ')}`);
  return pdf;
}

/** The text of a saved PDF, as a reader selects it. */
export const textOf = async (download: Download): Promise<string> => (await readSaved(download)).text;
