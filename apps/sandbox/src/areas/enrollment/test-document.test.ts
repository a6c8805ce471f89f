import { describe, expect, it } from 'vitest';
import { readDocument, writeDocument } from './test-document.ts';

const omari = { firstName: 'Omari', lastName: 'Bell', birthDate: '1988-11-02' };
const picture = writeDocument(omari);

describe('a test document', () => {
  it('is a picture in which the scanner finds its holder', () => {
    expect(picture.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect(readDocument(picture, 'id.png')).toEqual({ status: 'captured', document: omari });
  });

  it('is out of date when its file’s name says so', () => {
    expect(readDocument(picture, 'Expired-license.png').status).toBe('expired');
  });

  it.each([
    ['cut off', picture.subarray(0, 70)],
    ['another picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['with a text that says nobody', Buffer.from('dayfare-test-document\0e30=', 'latin1')],
    ['empty', Buffer.alloc(0)],
  ])('cannot be read when it is %s', (_, bytes) => {
    expect(readDocument(bytes, 'id.png')).toEqual({ status: 'unreadable', document: null });
  });
});
