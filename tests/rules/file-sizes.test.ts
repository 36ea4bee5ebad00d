import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { productPaths, sourceFiles, textOf } from './source-files'

const maxLines = 250
const isAllowedToBeLong = [/^api\/db\/migrations\//, /\.generated\./]
const catchAllNames = new Set(['utils', 'helpers', 'lib', 'common', 'misc', 'shared', 'types', 'hooks'])
const isAllowedCommonName = /^app\/i18n\/\w+\/common\.ts$/

describe('sizes and names of files', () => {
  test(`no source file has more than ${maxLines} lines`, () => {
    const tooLong = sourceFiles()
      .filter((path) => !isAllowedToBeLong.some((pattern) => pattern.test(path)))
      .map((path) => ({ path, lines: textOf(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > maxLines)
    expect(tooLong).toEqual([])
  })

  test('no folder is named utils, lib or the like: a function belongs to its domain', () => {
    const found = productPaths().filter(
      (path) => catchAllNames.has(basename(path).split('.')[0]!) && !isAllowedCommonName.test(path),
    )
    expect(found).toEqual([])
  })

  test('no index file is a barrel that only re-exports', () => {
    const barrels = sourceFiles().filter(
      (path) => /^index\.(tsx?|mjs|js)$/.test(basename(path)) && isReExport(textOf(path)),
    )
    expect(barrels).toEqual([])
  })
})

function isReExport(text: string): boolean {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return code.replace(/(import|export)\s[^;'"]*?from\s*(['"]).*?\2;?/g, '').trim() === ''
}
