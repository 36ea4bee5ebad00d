import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [48_213, '48 kB'],
  [1_234_567, '1.2 MB'],
  [10_000_000, '10.0 MB'],
  [5e12, '5000.0 GB'],
])('%d bytes are shown as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
