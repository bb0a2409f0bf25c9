/*
 * Joins screenshots into an animated PNG, which browsers and GitHub play. Each frame holds only the rectangle that
 * differs from the one before.
 * https://www.w3.org/TR/png-3/#apng-frame-based-animation
 */
import { chunk, decode, inChunks, packed, paletteOf } from './png.mjs';

/** @typedef {import('./png.mjs').Picture} Picture */
/** @typedef {import('./png.mjs').Box} Box */
/** @typedef {{ png: Buffer, shown: number }} Frame A screenshot, and for how many milliseconds it is shown. */

/** Then the animation rests on its last frame. */
const TIMES_PLAYED = 3;

/** @param {readonly Frame[]} frames All of the same size. */
export function animated(frames) {
  const scenes = distinct(frames);
  const colours = paletteOf(scenes.map(({ picture }) => picture));
  const first = /** @type {Picture} */ (scenes[0]?.picture);
  let number = 0;
  const data = scenes.flatMap(({ picture, shown, box }, i) => {
    const control = chunk('fcTL', controlOf(number++, box, shown));
    const pixels = packed(picture, box, colours);
    if (i === 0) return [control, chunk('IDAT', pixels)];
    return [control, chunk('fdAT', Buffer.concat([uint32(number++), pixels]))];
  });
  const head = chunk('acTL', Buffer.concat([uint32(scenes.length), uint32(TIMES_PLAYED)]));
  return inChunks(first, colours, [head, ...data]);
}

/** The frames that differ from the one before, and where. A frame without a difference prolongs it. @param {readonly Frame[]} frames */
function distinct(frames) {
  /** @type {{ picture: Picture, shown: number, box: Box }[]} */
  const scenes = [];
  for (const { png, shown } of frames) {
    const picture = decode(png);
    const last = scenes.at(-1);
    const box = last ? difference(last.picture, picture) : { x: 0, y: 0, ...picture };
    if (box) scenes.push({ picture, shown, box });
    else if (last) last.shown += shown;
  }
  return scenes;
}

/** The smallest rectangle with all pixels that differ. @param {Picture} before @param {Picture} after @returns {Box | undefined} */
function difference({ width, pixels: before }, { pixels: after }) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  after.forEach((pixel, i) => {
    if (pixel === before[i]) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  });
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** @param {number} number @param {Box} box @param {number} shown */
function controlOf(number, { x, y, width, height }, shown) {
  const delay = Buffer.alloc(6); // Two zeros at the end: keep this frame, and replace what is below it.
  delay.writeUInt16BE(shown, 0);
  delay.writeUInt16BE(1000, 2);
  return Buffer.concat([...[number, width, height, x, y].map(uint32), delay]);
}

/** @param {number} value */
function uint32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
