import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksToLines } from '../blocks/blocks-to-lines'
import { IMPORT_ERROR_CODES, ImportError } from '../import-error'
import { readDocBlocks } from './read-doc-blocks'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
const plain = fixture('old-word.doc')
const styled = fixture('old-word-styles.doc')
const read = (bytes: Uint8Array) => blocksToLines(readDocBlocks(bytes).blocks)
/** The place of bytes in a file; each letter is one. */
const placeOf = (bytes: Uint8Array, letters: string) => Buffer.from(bytes).indexOf(letters, 0, 'latin1')
function changed(bytes: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = bytes.slice()
  copy.set(values, at)
  return copy
}

describe('reading a Word document of 1997 to 2003', () => {
  test('headings, looks, links, tables and nested lists are kept', () => {
    expect(read(styled).map(({ markdown, level }) => [level, markdown])).toEqual([
      [2, '**王小明**'],
      [0, '电话：13800001111 **邮箱**：wang@a.cn [GitHub](https://github.com/wang)'],
      [0, '姓名：王小明  性别：男'],
      [0, '民族'],
      [0, '政治面貌'],
      [0, '内表'],
      [3, '**工作经历**'],
      [4, '**甲公司**'],
      [0, '前端工程师'],
      [0, '2020.07-至今 café “引号”'],
      [0, '- 首屏*由* 3.2 秒'],
      [0, '  - 次级'],
      [0, '- 带 3 人'],
      [0, '1. 第一'],
      [0, '2. 第二'],
      [0, '教育背景'],
      [0, '镕 😀 龘'],
    ])
  })

  test('headings are known by their size where no style names them', () => {
    expect(
      read(plain)
        .filter(({ level }) => level > 0)
        .map(({ plain, level }) => [level, plain]),
    ).toEqual([
      [1, '王小明'],
      [2, '教育背景'],
      [2, '工作经历'],
    ])
  })

  test('text boxes, headers and notes follow the text; page numbers, hidden and deleted text are left out', () => {
    const lines = read(plain).map(({ plain }) => plain)
    expect(lines.slice(-4)).toEqual(['盒子里的话', '第二段', '页眉 header@example.com', '脚注的话'])
    expect(lines).toContain('留下的')
    expect(lines).toContain('甲公司\t2020.07-至今')
  })

  test('a row with merged cells keeps the cells that have text', () => {
    expect(read(plain).map(({ plain }) => plain)).toContain('民族：汉族')
  })

  test('a file with a password is rejected', () => {
    const head = placeOf(plain, '\xec\xa5')
    expect(() => read(changed(plain, head + 11, 0x01 | plain[head + 11]!))).toThrow('oldWord')
  })

  test('a document of Word 95 is rejected', () => {
    expect(() => read(changed(plain, placeOf(plain, '\xec\xa5') + 2, 0x68, 0))).toThrow('oldWord')
  })

  test('a spreadsheet in the same container is no Word document', () => {
    const name = Array.from('Workbook\0\0\0\0', (char) => [char.charCodeAt(0), 0]).flat()
    const at = placeOf(plain, 'W\0o\0r\0d\0D\0o\0c\0')
    expect(() => read(changed(plain, at, ...name))).toThrow('notDocx')
  })

  test('chains of sectors that come back to themselves end', () => {
    // Two sectors of the first table that follow each other.
    const table = (new DataView(plain.buffer).getUint32(76, true) + 1) * 512
    const circle = Array.from({ length: 128 }, (_, i) => [i ^ 1, 0, 0, 0]).flat()
    expect(() => read(changed(plain, table, ...circle))).toThrow(ImportError)
  })

  test('random damage gives a result or an ImportError, in no more steps than the file is long', () => {
    const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom(plain, styled), damage, fc.nat(), (file, changes, cut) => {
        const bytes = file.slice(0, cut % 4 === 0 ? cut % file.length : file.length)
        for (const [at, value] of changes) if (bytes.length > 8) bytes[8 + (at % (bytes.length - 8))] = value
        expect(outcomeOf(bytes)).toBeLessThan(300_000)
      }),
      { numRuns: 300 },
    )
  })
})

/** The length of the text, 0 for an ImportError. */
function outcomeOf(bytes: Uint8Array): number {
  try {
    return read(bytes).reduce((sum, { plain }) => sum + plain.length, 0)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    expect(IMPORT_ERROR_CODES).toContain(error.code)
    return 0
  }
}
