import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { ImportError } from './import-error'
import { unzipParts } from './unzip-parts'

const megabyte = 1024 * 1024

/** Lists the only entry of a zip as many times, each with a size of its own choice. */
function listRepeatedly(zip: Uint8Array, count: number, size: number): Uint8Array {
  const bytes = Buffer.from(zip)
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const from = bytes.readUInt32LE(end + 16)
  const entry = Buffer.from(bytes.subarray(from, end))
  entry.writeUInt32LE(size, 24)
  const tail = Buffer.from(bytes.subarray(end))
  tail.writeUInt16LE(count, 8)
  tail.writeUInt16LE(count, 10)
  const list = Array.from({ length: count }, () => entry)
  return new Uint8Array(Buffer.concat([bytes.subarray(0, from), ...list, tail]))
}

test('many entries of the same stored bytes are refused, whatever size they say', () => {
  const stored = zipSync({ 'word/a.xml': new Uint8Array(megabyte) }, { level: 0 })
  expect(() => unzipParts(listRepeatedly(stored, 1_000, 0))).toThrow('tooLargeInside')
  expect(Object.keys(unzipParts(listRepeatedly(stored, 2, 0)).files)).toEqual(['word/a.xml'])
})

test('a part that unpacks to more than it says is refused before it is unpacked', () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(20 * megabyte) }, { level: 9 })
  expect(() => unzipParts(listRepeatedly(bomb, 1, 100))).toThrow('notDocx')
})

test('any bytes in the list of files give parts or an ImportError', () => {
  const zip = zipSync({ 'word/document.xml': strToU8('<a/>'), '[Content_Types].xml': strToU8('<b/>') })
  for (let at = 0; at < zip.length; at++)
    for (const value of [0, 0x7f, 0xff]) {
      const damaged = zip.with(at, value)
      try {
        expect(Object.keys(unzipParts(damaged).files).length).toBeLessThan(3)
      } catch (error) {
        expect(error).toBeInstanceOf(ImportError)
      }
    }
})

test('a zip with large numbers (Zip64), as some servers write, is unpacked', () => {
  const zip = Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>') }, { level: 0 }))
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const from = zip.readUInt32LE(end + 16)
  const entry = Buffer.from(zip.subarray(from, end))
  for (const [offset, value] of [[20, 4] as const, [24, 4] as const]) {
    expect(entry.readUInt32LE(offset)).toBe(value)
    entry.writeUInt32LE(0xffffffff, offset)
  }
  entry.writeUInt16LE(20, 30)
  const extra = Buffer.alloc(20)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(16, 2)
  extra.writeBigUInt64LE(4n, 4)
  extra.writeBigUInt64LE(4n, 12)
  const end64 = Buffer.alloc(56)
  end64.write('PK\x06\x06', 'latin1')
  end64.writeBigUInt64LE(1n, 32)
  end64.writeBigUInt64LE(BigInt(from), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(end + 20), 8)
  const bytes = Buffer.concat([zip.subarray(0, from), entry, extra, end64, locator, zip.subarray(end)])
  expect(Buffer.from(unzipParts(bytes).files['word/document.xml']!).toString()).toBe('<a/>')
})

test.each([
  ['a picture is noted, and not unpacked', 2_000, true],
  ['a picture of one pixel, a colour behind the text, is not noted', 69, false],
])('%s', (_, size, isNoted) => {
  const zip = zipSync({ 'word/media/a.png': new Uint8Array(size), 'word/document.xml': strToU8('<a/>') })
  const { files, hasPictures } = unzipParts(zip)
  expect([Object.keys(files), hasPictures]).toEqual([['word/document.xml'], isNoted])
})
