import { describe, expect, it } from 'vitest';
import { encode } from './bytes.ts';
import { fileAt } from './file.ts';

/** A file on disk with a handle like the browser's: what is written arrives when the stream is closed. */
function disk(text: string, permission: PermissionState = 'granted') {
  const state = { bytes: encode(text), writes: 0, there: true };
  const handle = {
    kind: 'file',
    name: 'docs.json',
    queryPermission: () => Promise.resolve(permission),
    requestPermission: () => Promise.resolve(permission),
    getFile: () =>
      state.there
        ? Promise.resolve(new File([state.bytes], 'docs.json'))
        : Promise.reject(new DOMException('gone', 'NotFoundError')),
    createWritable: () => {
      let next: Uint8Array<ArrayBuffer> = encode('');
      return Promise.resolve({
        write: (data: Uint8Array<ArrayBuffer>) => Promise.resolve((next = data)),
        close: () => {
          state.bytes = next;
          state.writes++;
          return Promise.resolve();
        },
      });
    },
  } as unknown as FileSystemFileHandle;
  return { state, place: fileAt(handle, 'file:1') };
}

const open = async ({ place }: ReturnType<typeof disk>) => {
  const read = await place.read('docs.json');
  if (!read.ok) throw new Error(read.refusal.sentence);
  return read.value;
};

const write = (file: ReturnType<typeof disk>, text: string, expected: string) =>
  file.place.write!([{ path: 'docs.json', text, expected }]);

describe('a file on this computer', () => {
  it('is written in place, including byte order mark and line endings', async () => {
    const file = disk('\ufeff{\r\n}');
    const { mark } = await open(file);
    const written = await write(file, '\ufeff{"a":1}\r\n', mark);
    expect(written).toMatchObject({ ok: true, value: [{ text: '\ufeff{"a":1}\r\n' }] });
    expect(file.state.bytes).toEqual(encode('\ufeff{"a":1}\r\n'));
  });

  it('is written again with the mark of the last write', async () => {
    const file = disk('{}');
    const first = await write(file, '{"a":1}', (await open(file)).mark);
    const second = await write(file, '{"a":2}', first.ok ? first.value[0]!.mark : '');
    expect(second.ok).toBe(true);
  });

  it('is left alone if it has changed since it was opened', async () => {
    const file = disk('{}');
    const { mark } = await open(file);
    file.state.bytes = encode('{ }');
    expect(await write(file, '{"a":1}', mark)).toMatchObject({
      refusal: { code: 'changed' },
    });
    expect(file.state).toMatchObject({ bytes: encode('{ }'), writes: 0 });
  });

  it('reports that it is missing, or that the browser has no permission', async () => {
    const gone = disk('{}');
    gone.state.there = false;
    expect(await gone.place.read('docs.json')).toMatchObject({ refusal: { code: 'missing' } });
    const denied = disk('{}', 'denied');
    expect(await write(denied, '', '{}')).toMatchObject({
      refusal: { code: 'not-allowed' },
    });
    expect(denied.state.writes).toBe(0);
  });
});
