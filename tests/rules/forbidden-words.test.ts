import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, sourceFiles } from './source-files'

const thisFile = 'tests/rules/forbidden-words.test.ts'
const isTest = /\.(test|spec)\.tsx?$/

/** Where a word stands, as `path:line`. */
function places(pattern: RegExp, among: (path: string) => boolean): string[] {
  return sourceFiles()
    .filter((path) => path !== thisFile && among(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    )
}

describe('words that do not stay', () => {
  test('no work left for later', () => {
    expect(places(/\b(TODO|FIXME)\b/, () => true)).toEqual([])
  })

  test('no test left out, none alone', () => {
    expect(places(/\b(test|it|describe)\.(only|skip|todo|fixme)\(/, (path) => isTest.test(path))).toEqual([])
  })
})
