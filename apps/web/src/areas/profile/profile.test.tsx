import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enterCode } from '../../kit/money/testing/account-steps.ts';
import { lastCode } from '../../testing/sandbox/last-code.ts';
import { people } from '../../testing/sandbox/people.ts';
import { arriveAt, fill, follow, press, readInMain, untilAt } from '../../testing/sandbox/person-steps.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';

const server = useSandbox();
const detailsCall = 'user/SaveProfileDetails';

/** The row of a fact, as soon as it says this. */
const row = (fact: string, says: string) =>
  screen.findByRole('link', { name: new RegExp(`^${fact}.*${says}`, 's') });

describe('the profile of a person', () => {
  it('says what is known, and who changes what [profile-001] [profile-002]', async () => {
    const page = await server.open('/home/profile', { as: people.maya });
    await row('Name', 'Maya Torres.*changes this in its records');
    await row('Home address', 'Not given yet');
    await row('Email', 'maya.torres@example.com');
    await row('Phone number', '555-0101');
    await readInMain(/May 4, 1990/);
    await follow(page, /^NameMaya/);
    await readInMain(/^Your name is Maya Torres\./);
    expect(screen.queryByLabelText('First name')).toBeNull();
  });

  it('keeps an address with a code; unsaved, what was typed stays [profile-005]', async () => {
    const page = await server.open('/home/details', { as: people.maya });
    await fill(page, 'Street and number', '12 Elm Street');
    await press(page, 'Save');
    await screen.findByText('Enter your city.');
    await fill(page, 'City', 'Oakland');
    await fill(page, 'ZIP or postal code', '94607');
    await server.sandbox.fault({ match: detailsCall, kind: 'status', status: 500 });
    await press(page, 'Save');
    await screen.findByText('Your profile wasn’t saved');
    await server.sandbox.clearFaults();
    await press(page, 'Save');
    await enterCode(page, server.sandbox);
    await untilAt(page, '/home/profile');
    await row('Home address', '12 Elm Street.*Oakland.*94607');
    expect(server.network.sent(detailsCall).at(-1)?.body).not.toHaveProperty('emailAddress');
  });

  it('says where another device has changed it, keeps what was typed, and saves that [profile-005]', async () => {
    const ada = await server.sandbox.makePerson(people.sam, 'Ada', 'Quill');
    const page = await server.open('/home/details', { as: ada });
    await fill(page, 'Middle name (optional)', 'Lee');
    await server.sandbox.fault({ match: detailsCall, kind: 'error', code: 'ProfileChanged', times: 1 });
    await press(page, 'Save');
    await screen.findByText('Your profile was changed on another device');
    await screen.findByRole('textbox', { name: /^Middle name/, description: 'It says nothing now' });
    expect(screen.getByLabelText(/^Middle name/)).toHaveProperty('value', 'Lee');
    await press(page, 'Save');
    await enterCode(page, server.sandbox);
    await row('Name', 'Ada Lee Quill');
  });

  it('is called by another name at once [profile-005]', async () => {
    const ada = await server.sandbox.makePerson(people.sam, 'Ada', 'Quill');
    const page = await server.open('/home/details', { as: ada });
    await fill(page, 'First name', 'Adele');
    await press(page, 'Save');
    await enterCode(page, server.sandbox);
    await screen.findByText('Signed in as Adele Quill');
  });

  it('is given a birth date that is missing, once [profile-007]', async () => {
    const ada = await server.sandbox.makePerson(people.sam, 'Ada', 'Quill', { birthDate: '' });
    const page = await server.open('/home/profile', { as: ada });
    await follow(page, /^Date of birthNot given yet/);
    await arriveAt('Date of birth');
    await press(page, 'Save');
    await screen.findByText('Enter your date of birth.');
    await page.user.click(screen.getByRole('spinbutton', { name: /month/i }));
    await page.user.keyboard('02031991');
    await press(page, 'Save');
    await enterCode(page, server.sandbox);
    await readInMain(/February 3, 1991/);
    expect(screen.queryByRole('link', { name: /^Date of birth/ })).toBeNull();
  });
});

describe('how a person is reached', () => {
  it('is another e-mail address after a code from the old and one from the new [profile-001] [profile-004]', async () => {
    const ada = await server.sandbox.makePerson(people.maya, 'Ada', 'Quill');
    const page = await server.open('/home/profile', { as: ada });
    await follow(page, /^Email/);
    await arriveAt('Email address');
    await fill(page, 'New email address', ada.email);
    await press(page, 'Send a code to it');
    await screen.findByText('That is your email address already.');
    await fill(page, 'New email address', 'ada.new@example.com');
    await press(page, 'Send a code to it');
    await enterCode(page, server.sandbox);
    await screen.findByRole('heading', { name: /code that we sent to ada.new@example.com/ });
    await page.user.type(screen.getByLabelText('Code that we sent'), await lastCode(server.sandbox));
    await row('Email', 'ada.new@example.com');
    await waitFor(async () =>
      expect(JSON.stringify(await server.sandbox.ask('/outbox'))).toContain('another email address'),
    );
  });

  it('is another number, and proves with it from then on [profile-004]', async () => {
    const ada = await server.sandbox.makePerson(people.maya, 'Ada', 'Quill');
    const page = await server.open('/home/edit-phone', { as: ada });
    await page.user.type(await screen.findByLabelText('New phone number'), '2025550987');
    await press(page, 'Send a code to it');
    await enterCode(page, server.sandbox);
    await screen.findByRole('heading', { name: /code that we sent to/ });
    await page.user.type(screen.getByLabelText('Code that we sent'), await lastCode(server.sandbox));
    await row('Phone number', '555-0987');
    await follow(page, /^Home address/);
    await fill(page, 'Street and number', '12 Elm Street');
    await fill(page, 'City', 'Oakland');
    await fill(page, 'ZIP or postal code', '94607');
    await press(page, 'Save');
    await enterCode(page, server.sandbox);
    await row('Home address', '12 Elm Street');
  });
});
