import { describe, expect, it } from 'vitest';
import { decode, encode, readFileText } from './bytes.ts';
import * as m from './messages.ts';

const bytes = (...values: readonly number[]) => new Uint8Array(values);
const code = (values: Uint8Array) => {
  const decoded = decode('docs.json', values);
  return decoded.ok ? decoded.value : decoded.refusal.code;
};

describe('decode', () => {
  it('keeps a byte order mark, line endings and everything else', () => {
    const file = encode('\ufeff{\r\n\t"a": "ä\u2028😀"\r}');
    expect(encode(code(file))).toEqual(file);
    expect(code(file).charCodeAt(0)).toBe(0xfeff);
  });

  it('accepts an empty file', () => {
    expect(code(bytes())).toBe('');
  });

  it('refuses Latin-1, so that no letter is replaced', () => {
    expect(code(bytes(0x22, 0xe4, 0x22))).toBe('not-utf-8');
  });

  it('refuses UTF-16', () => {
    expect(code(bytes(0xff, 0xfe, 0x7b, 0x00))).toBe('not-utf-8');
  });

  it('refuses images and other binary files, and says what they are', () => {
    const image = decode('logo.png', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d));
    expect(image.ok ? '' : image.refusal.sentence).toContain(m.notDocs('logo.png', m.anImage));
    expect(code(bytes(0x01, 0x00, 0x02))).toBe('not-text');
  });
});

describe('readFileText', () => {
  it('reads a chosen file', async () => {
    expect(await readFileText(new File(['{}'], 'docs.json'))).toEqual({ ok: true, value: '{}' });
  });

  it('reports a file that cannot be read', async () => {
    const file = new File(['{}'], 'docs.json');
    file.arrayBuffer = () => Promise.reject(new Error('It was moved'));
    expect(await readFileText(file)).toMatchObject({
      refusal: { code: 'unreadable', sentence: m.unreadable('docs.json', 'It was moved.') },
    });
  });
});
