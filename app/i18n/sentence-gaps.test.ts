import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<Tree>('./zh/**/*.ts', { eager: true, import: 'texts' })
const sources = import.meta.glob<string>('../**/*.tsx', { eager: true, query: '?raw', import: 'default' })

/** The keys, without a namespace, under which some Chinese text is a whole sentence. */
const sentences = new Set(Object.values(files).flatMap((texts) => sentenceKeys(texts, '')))

function sentenceKeys(tree: Tree, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? /[。！？]$/.test(value)
        ? [path + key]
        : []
      : sentenceKeys(value, `${path}${key}.`),
  )
}

test('no space stands behind a Chinese sentence: use sentenceGap or joinSentences', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const found = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(/\{t\('(?:[\w-]+:)?([\w.]+)'[^\n{}]*(?:\{[^{}]*\})?[^\n{}]*\)\}(?:\{' '\}| \{)/g)]
      .filter(([, key]) => sentences.has(key!))
      .map(([line]) => `${path}: ${line}`),
  )
  expect(found).toEqual([])
})
