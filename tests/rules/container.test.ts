import { expect, test } from 'vitest'
import { productPaths, textOf } from './source-files'

/** Files that the build does not need. */
const left = [
  'build/',
  'coverage/',
  'data/',
  'docs/',
  'fonts/',
  'node_modules/',
  'playwright-report/',
  'test-results/',
  'tests/',
]

test('the container is built from every folder of the product, and from none that is gone', () => {
  const allowed = textOf('.dockerignore').match(/(?<=^!)[\w.-]+$/gm) ?? []
  const paths = productPaths()
  const folders = paths.filter((path) => /^[^/]+\/$/.test(path) && !left.includes(path))
  expect(allowed).toEqual(expect.arrayContaining(folders.map((folder) => folder.slice(0, -1))))
  const here = (name: string) => name.startsWith('.') || paths.includes(name) || paths.includes(`${name}/`)
  expect(allowed.filter((name) => !here(name))).toEqual([])
})
