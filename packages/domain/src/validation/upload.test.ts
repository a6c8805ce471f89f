import { describe, expect, it } from 'vitest';
import { isUploadable, mediaProblem, uploadProblem, uploadsProblem, uploadTypes } from './upload.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (name: string, type = '', size = 10) => ({ name, type, size });
const limits = { maxBytes: 100, maxFiles: 2 };

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
    expect(uploadProblem(file(name, type), limits)).toBeNull();
    expect(mediaProblem(file(name, type))).toBeNull();
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
    expect(uploadProblem(file(name, type), limits)).toEqual({
      key: 'FileTypeNotAllowed',
      allowed: uploadTypes,
    });
  });

  it('of a type that a chat does not show are media not supported', () => {
    expect(mediaProblem(file('clip.mov'))).toEqual({ key: 'MediaNotSupported', allowed: uploadTypes });
  });

  it('have something in them and are not larger than the most', () => {
    expect(uploadProblem(file('a.pdf', '', 0), limits)).toEqual({ key: 'FileEmpty' });
    expect(uploadProblem(file('a.pdf', '', 100), limits)).toBeNull();
    expect(uploadProblem(file('a.pdf', '', 101), limits)).toEqual({ key: 'FileTooLarge', maxBytes: 100 });
    expect(uploadProblem(file('a.pdf', '', 1e12), { maxBytes: null })).toBeNull();
  });

  it('are not more at once than the most, and each is sound', () => {
    const good = file('a.pdf');
    expect(uploadsProblem([], limits)).toBeNull();
    expect(uploadsProblem([good, good], limits)).toBeNull();
    expect(uploadsProblem([good, good, good], limits)).toEqual({ key: 'TooManyFiles', max: 2 });
    expect(uploadsProblem([good, good, good], { ...limits, maxFiles: null })).toBeNull();
    expect(uploadsProblem([good, file('b.png', '', 0)], limits)).toEqual({ key: 'FileEmpty' });
  });
});
