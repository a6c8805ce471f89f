import { answer, contract, never } from '@dayfare/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EnrollmentDraft } from '../../../kit/enrollment/draft.ts';
import { openPage, servePages } from '../../../testing/open-page.tsx';
import { cameTo, leadsTo, sampleEmployer } from '../testing/sample.ts';

const server = servePages();

/** Opens the page of who signs up; `sent` is what reaches the server. */
async function open(draft: Partial<EnrollmentDraft> = {}) {
  const sent: { readonly EnrollmentData?: unknown; readonly SSN?: unknown }[] = [];
  server.use(
    answer(contract.enrollment.processEnrollmentRequest, (input) => {
      sent.push(input);
      return leadsTo('EmployeeIdInput');
    }),
  );
  const { app, router } = await openPage('/no-such-page');
  await cameTo('PersonalInfoInput', { email: 'nina@example.com', ...draft })(app);
  await router.navigate('/signup/personal-info');
  await screen.findByLabelText('First name');
  return { sent };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Replaces the text of a field, as one who pastes. */
async function fill(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const errorOf = (label: string) => {
  const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return described.map((id) => document.getElementById(id)?.textContent).join(' ');
};

const wrongName = 'Use letters only, with single spaces or hyphens between names.';
const wrongEmail = 'Enter an email such as ana@example.com.';

describe('who signs up', () => {
  it.each([
    ['First name', ['Nina4', '-Nina', 'Nina-', 'Nina--May', 'Nina_May', 'Nina😀'], 'Zoë Jean-Luc'],
    ['Last name', ['4lvarez', 'Al@', 'de - Cruz', 'O.'], 'de la Cruz-Núñez'],
  ])(
    'has a %s of letters, with single spaces or hyphens between [validation-002]',
    async (label, wrong, right) => {
      const { sent } = await open();
      for (const bad of wrong) {
        await fill(label, bad);
        await press();
        await waitFor(() => expect(errorOf(label), bad).toContain(wrongName));
        expect(field(label).getAttribute('aria-invalid')).toBe('true');
      }
      expect(sent).toEqual([]);
      await fill(label, right);
      await press();
      await waitFor(() => expect(JSON.stringify(sent)).toContain(`"${right}"`));
    },
  );

  it('has an email with a domain that ends in letters, or with an address in brackets [validation-001]', async () => {
    const { sent } = await open();
    for (const bad of [
      'nina',
      'nina@',
      '@example.com',
      'nina@example',
      'nina@example.c',
      'nina@10.0.0.1',
      'n@[10.0.0.256]',
    ]) {
      await fill('Email', bad);
      await press();
      await waitFor(() => expect(errorOf('Email'), bad).toContain(wrongEmail));
    }
    expect(sent).toEqual([]);
    await fill('Email', 'nina.bell+pay@[10.0.0.1]');
    await press();
    await waitFor(() =>
      expect(sent).toMatchObject([{ EnrollmentData: { Email: 'nina.bell+pay@[10.0.0.1]' } }]),
    );
  });

  it('fills in every field, each with 50 characters at most and its error beside it [validation-014]', async () => {
    const { sent } = await open();
    await fill('First name', 'N'.repeat(60));
    expect(field('First name').value).toBe('N'.repeat(50));
    expect(field('First name').required || field('First name').getAttribute('aria-required') === 'true').toBe(
      true,
    );
    await userEvent.clear(field('First name'));
    await press();
    await waitFor(() => expect(errorOf('First name')).toContain('Enter your first name.'));
    expect(field('First name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('First name'));
    await userEvent.type(field('First name'), 'Nina');
    expect(field('First name').getAttribute('aria-invalid')).not.toBe('true');
    expect(sent).toEqual([]);
  });

  it('may leave out what is marked as optional [validation-014]', async () => {
    server.use(never(contract.session.getPasswordPolicy));
    const { app, router } = await openPage('/no-such-page');
    await cameTo('ReferralScreen')(app);
    await router.navigate('/signup/create-password');
    const code = await screen.findByLabelText<HTMLInputElement>(/Invitation code/);
    expect(code.closest('div')?.parentElement?.textContent).toContain('Optional');
    expect(code.required).toBe(false);
  });

  it('types digits and nothing else where digits are asked for, and can delete, move and paste [validation-004] [validation-015]', async () => {
    const { sent } = await open({ employer: sampleEmployer({ enableIdology: true }) });
    await press();
    const ssn = await screen.findByLabelText<HTMLInputElement>('Last 4 digits of your SSN');
    await userEvent.type(ssn, 'a4b-8 2');
    expect(ssn.value).toBe('482');
    await userEvent.type(ssn, '{Backspace}{ArrowLeft}1');
    expect(ssn.value).toBe('418');
    await userEvent.clear(ssn);
    await press();
    await screen.findByText('Enter the last 4 digits.');
    await userEvent.click(ssn);
    await userEvent.paste('SSN 4821');
    expect(ssn.value).toBe('4821');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ SSN: '4821' }]));
  });
});
