import { createTailwindMerge, extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { tailwindMergeConfig } from '#app/components/ui/tailwind-merge-config'
import { productPaths, textOf } from './source-files'

const merge = createTailwindMerge(() => ({ ...tailwindMergeConfig, cacheSize: 0 }))
/** The package's own table, with the one shadow that the product adds (tokens.css). */
const fullMerge = extendTailwindMerge({
  cacheSize: 0,
  extend: { theme: { shadow: ['page'] } },
})

/** Words of the product's sources that are classes in the full table, without their variants. */
function classesInUse(): string[] {
  const written = productPaths('app/')
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('app/i18n/'))
    .flatMap((path) => [...textOf(path).matchAll(/(['"`])([^'"`\n]+)\1/g)])
    .flatMap(([, , text = '']) => text.split(/\s+/))
    .map((word) => word.replace(/^.*:(?![^[(]*[\])])/, ''))
  return [...new Set(written)].filter(
    (word) => /^-?[a-z]/.test(word) && !word.includes('$') && fullMerge(`${word} ${word}`) === word,
  )
}

test("a later class wins over an earlier one exactly as in tailwind-merge's full table", () => {
  const classes = classesInUse()
  expect(classes.length).toBeGreaterThan(500)
  const other: string[] = []
  for (const one of classes)
    for (const two of classes) {
      const both = `${one} ${two}`
      if (merge(both) !== fullMerge(both)) other.push(both)
    }
  expect(other).toEqual([])
}, 60_000)

test.each([
  'hover:p-2 p-3 hover:p-4',
  'sm:text-sm text-lg/6 leading-4 sm:text-base',
  'p-2! p-3!',
  '[&_p]:mt-2 [&_p]:mt-4',
])('class lists merge as in the full table: %j', (classes) => expect(merge(classes)).toBe(fullMerge(classes)))
