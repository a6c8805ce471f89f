import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from '../components/dialog/dialog.tsx';
import { TextField } from '../components/text-field/text-field.tsx';
import { Amount } from '../primitives/amount/amount.tsx';
import { type UiMessages, UiProvider } from './ui-provider.tsx';
import '../testing/overlays.ts';

/** The package's texts, as provided by an app in Austria. */
const german: UiMessages = {
  optional: 'Freiwillig',
  required: 'Pflichtfeld',
  readOnly: 'Nur lesbar',
  showPassword: 'Passwort anzeigen',
  capsLockOn: 'Die Feststelltaste ist aktiv',
  pasteTooLong: 'Das ist zu lang und wurde nicht eingefügt',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  back: 'Zurück',
  retry: 'Noch einmal versuchen',
  loading: 'Wird geladen',
  opensInNewTab: 'öffnet einen neuen Tab',
  error: 'Fehler',
  warning: 'Warnung',
  success: 'Erledigt',
  info: 'Hinweis',
  notifications: 'Mitteilungen',
};

afterEach(cleanup);

describe('UiProvider', () => {
  it('takes a language that the package does not know, with words of the app and the formats of the place', () => {
    const { container } = render(
      <UiProvider locale="de-AT" messages={german}>
        <TextField label="Zweiter Vorname" isRequired={false} />
        <Amount minor={123456} currency="EUR" />
        <Dialog isOpen onOpenChange={() => undefined} title="Stimmt das?">
          Ja.
        </Dialog>
      </UiProvider>,
    );
    expect(screen.getByText('Freiwillig')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Schließen' }).length).toBeGreaterThan(0);
    expect(container.textContent).toMatch(/1.234,56/);
  });

  it('says in English what nobody has translated', () => {
    render(
      <UiProvider locale="de-AT" messages={{ close: 'Schließen' }}>
        <TextField label="Zweiter Vorname" isRequired={false} />
      </UiProvider>,
    );
    expect(screen.getByText('Optional')).toBeTruthy();
  });

  it('takes no language for another that begins with the same letters', () => {
    render(
      <UiProvider locale="est">
        <TextField label="Teine eesnimi" isRequired={false} />
      </UiProvider>,
    );
    expect(screen.getByText('Optional')).toBeTruthy();
    expect(screen.queryByText('Opcional')).toBeNull();
  });
});
