import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files'

test('what sticks to the top stands below the banner of a demo, by `stick-…`', () => {
  const others = sourceFiles()
    .filter((path) => /^app\/.*\.tsx$/.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/(['"`])([^'"`]*)\1/g)]
        .map(([, , classes = '']) => classes.split(/\s+/).map((one) => one.replace(/^.*:/, '')))
        .filter((classes) => classes.includes('sticky') && classes.some((one) => one.startsWith('top-')))
        .map(() => path),
    )
  // The banner itself.
  expect(others).toEqual(['app/layouts/demo-banner.tsx'])
})
