import { expect, test } from 'vitest'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
import { markLines } from '#resume-lint/mark-lines'

const { industries } = await loadCatalogue({ templatesDir: 'templates', contentDir: 'content' })
const positions = industries.flatMap((industry) => industry.positions)
const withSummary = positions.flatMap(({ id, graduateSummary }) =>
  graduateSummary ? [{ id, ...graduateSummary }] : [],
)

test('ten lines in each language suit the summary of any graduate, and twelve positions have their own', () => {
  const general = withSummary.find(({ id }) => id === 'general')
  expect([general?.zh.length, general?.en.length]).toEqual([10, 10])
  expect(withSummary.length).toBeGreaterThanOrEqual(13)
})

test.each(withSummary)('the lines for a graduate’s summary are ready to be filled in: $id', ({ zh, en }) => {
  const lines = [...zh, ...en]
  expect(lines.filter((line) => !line.includes('〔'))).toEqual([])
  expect(zh.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([])
  expect(en.filter((line) => /\p{Script=Han}/u.test(line))).toEqual([])
  const marks = lines.flatMap((line) => markLines([line], { kind: 'summary', path: 'text', ownerId: 'a' }))
  expect(marks).toEqual([])
})

test('no line for a graduate’s summary stands twice', () => {
  const lines = withSummary.flatMap(({ zh, en }) => [...zh, ...en])
  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
})
