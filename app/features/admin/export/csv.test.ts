import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from './csv'

describe('a CSV line', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+86', `"'+86"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
    ['＝1', `"'＝1"`],
    ['a,b', '"a,b"'],
    ['"', '""""'],
    ['一\n二', '"一\n二"'],
    ['平常', '平常'],
  ])('writes %j as the CSV cell %s', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`)
  })

  test('writes numbers to CSV unchanged, and null or undefined as an empty cell', () => {
    expect(csvLine([-5, null, undefined, true])).toBe('-5,,,true\r\n')
  })

  test('never starts a CSV cell with a formula, and every text can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = csvLine([text, 'x'])
        const quoted = /^"((?:[^"]|"")*)",x\r\n$/.exec(line)?.[1]?.replaceAll('""', '"')
        const read = quoted ?? line.slice(0, -',x\r\n'.length)
        expect(read).not.toMatch(/^\s*[=+\-@]/)
        expect(read.replace(/^'/, '')).toBe(read.startsWith("'") ? read.slice(1) : text)
        expect([text, `'${text}`]).toContain(read)
      }),
    )
  })
})

test('digits that a spreadsheet would round stay as they are, behind a tab', () => {
  expect(csvLine(['914403001922038216', '26312000000012345678', '12345678901', 990])).toBe(
    '"\t914403001922038216","\t26312000000012345678",12345678901,990\r\n',
  )
})
