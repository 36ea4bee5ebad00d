import { describe, expect, test } from 'vitest'
import { type Depth, journeyTags, projectNames, selectJourneys } from '#tests/e2e/support/journey-selection'
import { commands } from '../../scripts/test-steps.mjs'
import { testFolders } from '../../vitest.config'
import { sourceFiles, textOf } from './source-files'

const packageScripts = (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts

/** Every subset of the tags. */
function subsets(tags: readonly string[]): string[][] {
  const [first, ...rest] = tags
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((others) => [others, [first, ...others]])
}

describe('every test runs in `npm test` or in `npm run test:deep`', () => {
  test.each(projectNames)('a journey of %s runs in exactly one of them, whatever its tags', (name) => {
    const isRun = (depth: Depth, title: string) => {
      const { grep, grepInvert } = selectJourneys(name, depth)
      return grep.test(title) && !grepInvert?.test(title)
    }
    for (const tags of subsets(journeyTags)) {
      const title = `${name} some.spec.ts a journey ${tags.join(' ')}`
      const runs = [isRun('daily', title), isRun('deep', title)].filter(Boolean).length
      expect([title, runs]).toEqual([title, isRun('all', title) ? 1 : 0])
    }
  })

  test('a journey has only tags that select it', () => {
    const unknown = sourceFiles()
      .filter((path) => path.endsWith('.spec.ts'))
      .flatMap((path) => [...textOf(path).matchAll(/\btag: ([^}]*)\}/g)])
      .flatMap(([, tags = '']) => tags.match(/@[\w-]+/g) ?? [])
      .filter((tag) => !journeyTags.includes(tag))
    expect(unknown).toEqual([])
  })

  test('the unit tests of both together are all unit tests', () => {
    const filterOf = (depth: 'daily' | 'deep') =>
      commands[depth].find(({ name }) => name === 'unit and integration')?.args.at(-1)
    expect(filterOf('daily')).toBe('--tags-filter=!deep')
    expect(filterOf('deep')).toBe('--tags-filter=deep || sized')
  })

  test('tests that call sizeOf are tagged as sized, and no others', () => {
    for (const path of sourceFiles().filter((path) => path.endsWith('.test.ts'))) {
      if (path === 'tests/rules/test-depths.test.ts') continue
      const text = textOf(path)
      expect([path, text.includes("'sized'")]).toEqual([path, text.includes('sizeOf(')])
    }
  })

  test('every test file is in a folder that its runner searches', () => {
    const folders = testFolders.split(',')
    const lost = sourceFiles().filter((path) =>
      /\.test\.tsx?$/.test(path)
        ? !folders.some((folder) => path.startsWith(`${folder}/`))
        : path.endsWith('.spec.ts') && !path.startsWith('tests/e2e/'),
    )
    expect(lost).toEqual([])
  })

  test('each program that tests the product is a step', () => {
    const stepped = [...commands.daily, ...commands.deep].map(({ args }) => args.at(-1))
    // These measure or take screenshots, and check nothing.
    // Times of damage-imports are those of the machine; damaged-imports.test.ts checks some of its files.
    const judgesNothing = [
      'bench',
      'count-presses',
      'score-imports',
      'compare-imports',
      'damage-imports',
      'screenshots:readme',
    ]
    const programs = Object.entries(packageScripts).filter(
      ([name, script]) =>
        name === 'smoke:node24' || (script.includes('tests/') && !judgesNothing.includes(name)),
    )
    expect(programs.length).toBeGreaterThan(5)
    expect(programs.map(([name]) => name).filter((name) => !stepped.includes(name))).toEqual([])
  })
})
