// Owns pictures as files: frames as 1-bit PNGs, PNGs back into frames, bitmaps drawn on, scaled and compared.
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { deflateSync } from "node:zlib";
import * as abi from "../host/web/abi.ts";
import { crc32 } from "../host/web/save.ts";

/** A black and white picture, one byte a pixel, 1 = black. */
export class Bitmap {
  readonly pixels: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = new Uint8Array(width * height);
  }

  /** The picture in a framebuffer of the contract (4,736 bytes). */
  static fromFrame(frame: Uint8Array): Bitmap {
    const bitmap = new Bitmap(abi.SCREEN_WIDTH, abi.SCREEN_HEIGHT);
    for (let y = 0; y < bitmap.height; y++) {
      for (let x = 0; x < bitmap.width; x++) {
        const byte = frame[y * abi.SCREEN_STRIDE + (x >> 3)]!;
        bitmap.pixels[y * bitmap.width + x] = (byte >> (7 - (x & 7))) & 1;
      }
    }
    return bitmap;
  }

  /** The picture as a framebuffer of the contract; its size must be the screen's. */
  toFrame(): Uint8Array {
    const frame = new Uint8Array(abi.FRAMEBUFFER_SIZE);
    this.pixels.forEach((pixel, i) => {
      const x = i % this.width;
      const at = Math.floor(i / this.width) * abi.SCREEN_STRIDE + (x >> 3);
      if (pixel) frame[at] = frame[at]! | (128 >> (x & 7));
    });
    return frame;
  }

  /** Copies another picture to that place, each pixel `scale` wide; what lies outside is left out. */
  put(other: Bitmap, left: number, top: number, scale = 1): void {
    for (let y = 0; y < other.height * scale; y++) {
      for (let x = 0; x < other.width * scale; x++) {
        const inside = left + x >= 0 && left + x < this.width && top + y >= 0 && top + y < this.height;
        const source = Math.floor(y / scale) * other.width + Math.floor(x / scale);
        if (inside) this.pixels[(top + y) * this.width + left + x] = other.pixels[source]!;
      }
    }
  }

  fill(left: number, top: number, width: number, height: number, colour: 0 | 1): void {
    for (let y = Math.max(0, top); y < Math.min(this.height, top + height); y++) {
      const row = y * this.width;
      this.pixels.fill(colour, row + Math.max(0, left), row + Math.min(this.width, left + width));
    }
  }
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The picture as a PNG of 1 bit a pixel. */
export function encodePng(bitmap: Bitmap): Buffer {
  const { width, height, pixels } = bitmap;
  const stride = Math.ceil(width / 8);
  const rows = Buffer.alloc((stride + 1) * height); // each row begins with its filter: 0, none
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (stride + 1) + 1 + (x >> 3);
      if (pixels[y * width + x] === 0) rows[at] = rows[at]! | (128 >> (x & 7)); // in a PNG 1 is white
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // bits a sample; then: grey, deflate, adaptive filter, not interlaced
  const parts = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from(SIGNATURE), ...parts]);
}

/** Reads a PNG as black and white; throws when it is none. */
export function readPng(path: string): Bitmap {
  const png = PNG.sync.read(readFileSync(path));
  const bitmap = new Bitmap(png.width, png.height);
  for (let i = 0; i < bitmap.pixels.length; i++) bitmap.pixels[i] = png.data[4 * i]! < 128 ? 1 : 0;
  return bitmap;
}

/** A rectangle that holds all differing pixels, in px, and how many they are. */
export interface Difference {
  left: number;
  top: number;
  width: number;
  height: number;
  count: number;
}

/** Where two pictures differ; null when they do not. */
export function difference(a: Bitmap, b: Bitmap): Difference | null {
  if (a.width !== b.width || a.height !== b.height) {
    return { left: 0, top: 0, width: b.width, height: b.height, count: b.pixels.length };
  }
  const places = [...a.pixels.keys()].filter((i) => a.pixels[i] !== b.pixels[i]);
  if (places.length === 0) return null;
  const xs = places.map((i) => i % a.width);
  const ys = places.map((i) => Math.floor(i / a.width));
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    left,
    top,
    width: Math.max(...xs) - left + 1,
    height: Math.max(...ys) - top + 1,
    count: places.length,
  };
}

/** The differing pixels in black on white. */
export function differencePicture(a: Bitmap, b: Bitmap): Bitmap {
  const picture = new Bitmap(b.width, b.height);
  const same = a.width === b.width && a.height === b.height;
  b.pixels.forEach((pixel, i) => (picture.pixels[i] = same && a.pixels[i] === pixel ? 0 : 1));
  return picture;
}
