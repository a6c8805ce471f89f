import { describe, expect, it } from 'vitest';
import { isUploadable, uploadTypes } from './upload.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('uploads', () => {
  it('are of the types of the documents, in their order [validation-016]', () => {
    expect(uploadTypes).toEqual(['pdf', 'docx', 'doc', 'jpeg', 'jpg', 'png']);
  });

  it.each([
    ['stub.pdf', 'application/pdf'],
    ['stub.docx', docx],
    ['stub.doc', 'application/msword'],
    ['stub.jpeg', 'image/jpeg'],
    ['stub.jpg', 'image/jpeg'],
    ['stub.jpg', 'image/jpg'],
    ['stub.jpeg', 'image/jpg'],
    ['stub.png', 'image/png'],
    ['STUB.PDF', 'Application/PDF'],
    ['my.pay.stub.pdf', ''],
    ['stub.pdf', 'application/pdf ; version=1.7'],
  ])('%s of type %j can go [validation-016]', (name, type) => {
    expect(isUploadable({ name, type })).toBe(true);
  });

  it.each([
    ['stub.exe', ''],
    ['stub.pdf.exe', ''],
    ['stub.gif', 'image/gif'],
    ['stub.svg', 'image/svg+xml'],
    ['stub', 'application/pdf'],
    ['.pdf', 'application/pdf'],
    ['a..', ''],
    ['stub.pdf.', 'application/pdf'],
    ['', ''],
    ['stub.pdf', 'text/html'],
    ['stub.png', 'image/jpeg'],
    ['stub.constructor', ''],
    ['stub.pdf\n', ''],
  ])('%j of type %j cannot [validation-016]', (name, type) => {
    expect(isUploadable({ name, type })).toBe(false);
  });
});
