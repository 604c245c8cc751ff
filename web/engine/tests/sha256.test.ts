import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../src/sha256.ts';

test.each([0, 1, 55, 56, 63, 64, 65, 1000, 100_000])('%i bytes hash as FIPS 180-4 says', (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31) & 0xff);
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
