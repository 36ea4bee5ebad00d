import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files'

/** The source files that the scripts of a package run, relative to its folder. */
function scriptFiles(folder: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const isSource = (word: string) => /\.(ts|mjs)$/.test(word)
  return Object.values(scripts).flatMap((script) => script.split(/[\s;&]+/).filter(isSource))
}

test.each(['.', 'tests/perf'])('every script of %s/package.json runs a file that exists', (folder) => {
  const files = scriptFiles(folder)
  expect(files).not.toEqual([])
  expect(files.filter((file) => !existsSync(join(root, folder, file)))).toEqual([])
})
