// Files in one zip (PKWARE APPNOTE), each deflated by the browser. Up to 4 GiB and 65,535 files.

export interface ZippedFile {
  path: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the first day that a zip knows: the same files give the same bytes. */
const DATE = 0x21;

export async function zip(files: readonly ZippedFile[], type: string): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const { path, text } of files) {
    const name = new TextEncoder().encode(path);
    const content = new TextEncoder().encode(text);
    const packed = await deflate(content);
    const shared = [
      ...[VERSION, UTF8_NAMES, DEFLATED, 0, DATE].map((value) => ({ value, bytes: 2 })),
      ...[crc32(content), packed.length, content.length].map((value) => ({ value, bytes: 4 })),
      ...[name.length, 0].map((value) => ({ value, bytes: 2 })),
    ];
    const local = record([{ value: LOCAL, bytes: 4 }, ...shared]);
    const central = record([
      { value: CENTRAL, bytes: 4 },
      { value: VERSION, bytes: 2 },
      ...shared,
      ...[0, 0, 0].map((value) => ({ value, bytes: 2 })),
      ...[0, offset].map((value) => ({ value, bytes: 4 })),
    ]);
    parts.push(local, name, packed);
    directory.push(central, name);
    offset += local.length + name.length + packed.length;
    directorySize += central.length + name.length;
  }
  const end = record([
    { value: END, bytes: 4 },
    ...[0, 0, files.length, files.length].map((value) => ({ value, bytes: 2 })),
    ...[directorySize, offset].map((value) => ({ value, bytes: 4 })),
    { value: 0, bytes: 2 },
  ]);
  return new Blob([...parts, ...directory, end], { type });
}

function record(fields: readonly { value: number; bytes: number }[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(({ value, bytes }) =>
      Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 0xff),
    ),
  );
}

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function crc32(content: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of content) crc = CRC_TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
