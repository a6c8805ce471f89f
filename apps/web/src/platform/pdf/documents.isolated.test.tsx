import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenParts } from '../../testing/sandbox/browser.tsx';
import { people } from '../../testing/sandbox/people.ts';
import { press } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { readDocument } from '../../testing/saved-document.ts';
import { savePdf } from './save-pdf.ts';

// jsdom cannot save files.
vi.mock('./save-pdf.ts', () => ({ savePdf: vi.fn(async () => undefined) }));

const server = useSandbox();

beforeEach(() => vi.mocked(savePdf).mockClear());

/** What is saved next, as it would be in a reader. */
async function nextSaved() {
  await waitFor(() => expect(savePdf).toHaveBeenCalledOnce());
  const [content] = vi.mocked(savePdf).mock.lastCall ?? [];
  if (!content) throw new Error('Nothing was saved.');
  const document = await readDocument(content);
  expect(document).toMatchObject({ isTagged: true, isTitleShown: true, unmarked: '' });
  expect(document.outline).toContain(`  H1 ${document.title.replaceAll('\u00a0', ' ')}`);
  return document;
}

/** The cells of the rows, in their order: names first. */
const rowsOf = (outline: readonly string[]) =>
  outline
    .join('\n')
    .split(/\n +TR\n/)
    .slice(1)
    .map((row) => [...row.matchAll(/^ +T[HD] ?(.*)$/gm)].map(([, cell = '']) => cell));

/** The number in an amount, `$1,285.00` or `1 285,00 $`, in minor units. */
const minor = (amount = '') => Number(amount.replace(/\D/g, ''));

/** What is pressed and read in one language and brand. */
interface Words extends Required<Pick<ScreenParts, 'language' | 'brand'>> {
  readonly locale: string;
  readonly legalName: string;
  readonly save: string;
  readonly statements: string;
  readonly form: string;
  readonly keepForm: string;
  readonly copy: string;
  readonly agreed: string;
  readonly page: string;
  readonly issued: string;
  readonly copied: string;
  readonly holder: string;
  readonly total: string;
  readonly signature: string;
}

describe.each<Words>([
  {
    ...{ language: 'en', brand: 'dayfare', locale: 'en-US', page: 'Page 1 of 1', issued: 'Date of issue' },
    ...{ save: 'Save as PDF', statements: 'Statements', form: 'Get the form', keepForm: 'Download the form' },
    ...{ copy: 'Download a copy as PDF', copied: 'Copy made on', agreed: 'What you’ve agreed to' },
    ...{ legalName: 'Dayfare, Inc.', holder: 'Account holder', total: 'Total', signature: 'Signature' },
  },
  {
    ...{ language: 'es', brand: 'ukg', locale: 'es-US', page: 'Página 1 de 1', issued: 'Fecha de emisión' },
    ...{ save: 'Guardar como PDF', statements: 'Estados de cuenta' },
    ...{ form: 'Obtener formulario', keepForm: 'Descargar formulario' },
    ...{ copy: 'Descargar una copia en PDF', copied: 'Copia hecha el', agreed: 'Lo que has aceptado' },
    ...{ legalName: 'UKG Inc.', holder: 'Titular', total: 'Total', signature: 'Firma' },
  },
  {
    ...{ language: 'fr', brand: 'canada', locale: 'fr-CA', page: 'Page 1 sur 1', issued: 'Date d’émission' },
    ...{ save: 'Enregistrer en PDF', statements: 'Relevés' },
    ...{ form: 'Obtenir le formulaire', keepForm: 'Télécharger le formulaire' },
    ...{ copy: 'Télécharger une copie en PDF', copied: 'Copie faite le', agreed: 'Ce que vous avez accepté' },
    ...{ legalName: 'Dayfare Canada Inc.', holder: 'Titulaire', total: 'Total', signature: 'Signature' },
  },
])('in $language, in the brand $brand', ({ language, brand, locale, ...words }) => {
  const look = { language, brand, keepsBrand: true } as const;
  const byName = (outline: readonly string[]) =>
    new Map(rowsOf(outline).map(([name = '', ...values]) => [name, values]));

  it('a receipt says whose money went where and when, with its amounts and what they come to', async () => {
    const tab = await server.open('/ewa/history', { as: people.maya, ...look });
    const link = await waitFor(() => {
      const [first] = screen
        .getAllByRole('link')
        .filter((one) => one.getAttribute('href')?.includes('/history/T-'));
      if (!first) throw new Error('There is no transfer yet.');
      return first;
    });
    await tab.user.click(link);
    await press(tab, words.save);
    const { outline, text, language: spoken, pages } = await nextSaved();
    const rows = rowsOf(outline);
    expect([spoken, pages]).toEqual([locale, 1]);
    expect(rows[0]?.[1]).toMatch(/^T(-\w{4}){4}$/);
    expect(byName(outline).get(words.holder)).toEqual(['Maya Torres']);
    expect(byName(outline).get(words.issued)?.[0]).toContain('2026');
    for (const shown of [words.legalName, 'Harbor Fresh Market', '(USD)', words.page])
      expect(text).toContain(shown);
    const [transfer, fee, total] = rows.slice(-3).map(([, amount]) => minor(amount));
    expect(transfer).toBeGreaterThan(0);
    expect(total).toBe((transfer ?? 0) + (fee ?? 0));
  });

  it('a statement has its period, a row for each transfer, and their sums', async () => {
    const tab = await server.open('/ewa/history', { as: people.maya, ...look });
    await press(tab, words.statements);
    const sheet = within(await screen.findByRole('dialog'));
    await tab.user.click(sheet.getByRole('button', { name: words.save }));
    const { outline, language: spoken } = await nextSaved();
    expect(spoken).toBe(locale);
    expect(byName(outline).get(words.holder)).toEqual(['Maya Torres']);
    const transfers = rowsOf(outline).filter((row) => /^T-/.test(row[3] ?? ''));
    expect(transfers.length).toBeGreaterThan(2);
    const sumOf = (column: number) => transfers.reduce((sum, row) => sum + minor(row[column]), 0);
    const [name, , , , amount, fee] = rowsOf(outline).at(-1) ?? [];
    expect([name, minor(amount), minor(fee)]).toEqual([words.total, sumOf(4), sumOf(5)]);
  });

  it('a form for the employer has the account, and lines for signature and date', async () => {
    const tab = await server.open('/card/direct-deposit', { as: people.nadia, ...look });
    await press(tab, words.form);
    await press(tab, words.keepForm);
    const { outline } = await nextSaved();
    const values = rowsOf(outline).map(([, value]) => value);
    expect(values).toEqual(expect.arrayContaining(['Nadia Rahman', 'Harbor Fresh Market', '129900052']));
    expect(rowsOf(outline).slice(-2)).toEqual([
      [words.signature, ''],
      [expect.any(String), ''],
    ]);
  });

  it('an agreement keeps its headings and lists, with who agreed and when', async () => {
    const tab = await server.open('/home/agreements', { as: people.maya, ...look });
    const list = await screen.findByRole('list', { name: words.agreed });
    await tab.user.click(within(list).getAllByRole('button')[0] as HTMLElement);
    await press(tab, words.save);
    const { outline } = await nextSaved();
    const tags = outline.map((line) => line.trim().split(' ')[0]);
    expect(tags).toEqual(expect.arrayContaining(['H2', 'H3', 'L', 'LI', 'Lbl', 'LBody', 'Link']));
    expect(rowsOf(outline).map(([, value]) => value)).toContain('Maya Torres');
    expect(byName(outline).has(words.copied)).toBe(true);
  });

  it('a guardian’s copy is the text of the page, of this brand', async () => {
    const tab = await server.open(await server.sandbox.guardianLink(people.nia), look);
    await press(tab, words.copy);
    const { outline, language: spoken } = await nextSaved();
    expect(spoken).toBe(locale);
    expect(byName(outline).has(words.copied)).toBe(true);
    expect(outline.some((line) => line.startsWith('  H2 '))).toBe(true);
  });
});
