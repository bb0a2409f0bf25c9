/*
 * Shrinks a screenshot: at most 256 colors, each as close as possible to the original, compressed as tightly as zlib
 * allows. Reads the PNGs that Chromium writes: eight bits, with or without alpha, not interlaced.
 * https://www.w3.org/TR/png-3/
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

/** @typedef {{ width: number, height: number, pixels: Uint32Array }} Picture The pixels are 0xRRGGBB, line by line. */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * @param {Buffer} png
 * @param {number} [most] colors, at most 256
 * @returns {Buffer} The same picture, smaller.
 */
export function smaller(png, most = MOST) {
  const picture = decode(png);
  const colours = paletteOf([picture], most);
  return inChunks(picture, colours, [
    chunk('IDAT', packed(picture, { x: 0, y: 0, ...picture }, colours)),
  ]);
}

/** A PNG of this size with these colors. @param {Picture} size @param {Palette} colours @param {Buffer[]} data */
export function inChunks({ width, height }, { palette }, data) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // Eight bits per pixel, each an index into the palette.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [...channels(colour)]))),
    ...data,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The compressed lines of a part of the picture. @param {Picture} picture @param {Box} box @param {Palette} colours */
export function packed(picture, { x, y, width, height }, { nearest }) {
  const lines = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const pixel = picture.pixels[(y + row) * picture.width + x + column] ?? 0;
      lines[row * (width + 1) + 1 + column] = nearest.get(pixel) ?? 0;
    }
  return deflateSync(lines, { level: 9, memLevel: 9 });
}

/** @param {string} type @param {Buffer} data */
export function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** @param {number} colour 0xRRGGBB */
const channels = (colour) =>
  /** @type {const} */ ([colour >> 16, (colour >> 8) & 255, colour & 255]);

/** @typedef {{ palette: readonly number[], nearest: ReadonlyMap<number, number> }} Palette */

/**
 * Returns the colors that are kept, most frequent first, and for each color the index of its replacement. The maximum
 * distance between a color and its replacement is the smallest that needs no more than `most` colors.
 * @param {readonly Picture[]} pictures
 * @param {number} [most]
 * @returns {Palette}
 */
export function paletteOf(pictures, most = MOST) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { pixels } of pictures)
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([colour]) => colour);
  for (let reach = 0; ; reach++) {
    const found = cover(colours, reach, most);
    if (found) return found;
  }
}

/**
 * @param {readonly number[]} colours
 * @param {number} reach The maximum difference in one channel.
 * @param {number} most
 */
function cover(colours, reach, most) {
  /** @type {number[]} */
  const palette = [];
  /** @type {Map<number, number>} */
  const nearest = new Map();
  for (const colour of colours) {
    const [r, g, b] = channels(colour);
    let best = -1;
    let least = reach + 1;
    palette.forEach((kept, i) => {
      const [kr, kg, kb] = channels(kept);
      const off = Math.max(Math.abs(r - kr), Math.abs(g - kg), Math.abs(b - kb));
      if (off < least) [best, least] = [i, off];
    });
    if (best < 0) {
      if (palette.length === most) return undefined;
      best = palette.push(colour) - 1;
    }
    nearest.set(colour, best);
  }
  return { palette, nearest };
}

/** Leaves out alpha. @param {Buffer} png @returns {Picture} */
export function decode(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is not a PNG.');
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const [depth, type, , , interlaced] = png.subarray(24, 29);
  const size = type === 2 ? 3 : type === 6 ? 4 : 0;
  if (depth !== 8 || size === 0 || interlaced)
    throw new Error(`A PNG of ${depth} bits and type ${type} cannot be read here.`);
  const data = inflateSync(Buffer.concat(dataOf(png)));
  const stride = width * size;
  const pixels = new Uint32Array(width * height);
  /** @type {Buffer} */
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1);
    const line = data.subarray(start + 1, start + 1 + stride);
    unfilter(data[start] ?? 0, line, above, size);
    for (let x = 0; x < width; x++) pixels[y * width + x] = line.readUIntBE(x * size, 3);
    above = line;
  }
  return { width, height, pixels };
}

/** @param {Buffer} png */
function dataOf(png) {
  const parts = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

/**
 * Reverses a line's filter: each byte is predicted from the byte to its left, above it, or both.
 * @param {number} filter @param {Buffer} line @param {Buffer} above @param {number} size Bytes per pixel.
 */
function unfilter(filter, line, above, size) {
  const guess = GUESSES[filter];
  if (guess)
    for (let i = 0; i < line.length; i++)
      line[i] = (line[i] ?? 0) + guess(line[i - size] ?? 0, above[i] ?? 0, above[i - size] ?? 0);
}

/** @type {readonly (((left: number, up: number, corner: number) => number) | undefined)[]} */
const GUESSES = [undefined, (left) => left, (_, up) => up, (left, up) => (left + up) >> 1, paeth];

/** @param {number} left @param {number} up @param {number} corner */
function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}
