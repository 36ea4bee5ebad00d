import { expect, test } from 'vitest'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
import { markLines } from '#resume-lint/mark-lines'

const { industries } = await loadCatalogue({ templatesDir: 'templates', contentDir: 'content' })
const positions = industries.flatMap((industry) => industry.positions)
const withEnglish = positions.flatMap(({ id, english }) => (english ? [{ id, ...english }] : []))
const linesOf = ({ lines }: (typeof withEnglish)[number]) => [...lines.junior, ...lines.senior]

/** What a line of an English resume does not say: who did it. */
const firstPerson = /\b(?:I|my|me|we|our|us)\b/
const british =
  /\b(?:\w+isation|(?:optim|organ|priorit|standard|summar|util)is\w+|analys(?:ed|ing)|behaviour|colour|favour\w*|labour|labelled|modelled|programme)\b/i

test('every position with a finished resume has lines for one in English, and eight at each level suit any', () => {
  const withSample = positions.filter(({ sample, graduateSample }) => sample ?? graduateSample)
  expect(withSample.filter(({ english }) => !english).map(({ id }) => id)).toEqual([])
  const general = withEnglish.find(({ id }) => id === 'general')
  expect([general?.lines.junior.length, general?.lines.senior.length]).toEqual([8, 8])
})

test.each(withEnglish)(
  'the English lines are a verb first, of one sentence, to be filled in: $id',
  (position) => {
    const lines = linesOf(position)
    expect(lines.filter((line) => !/^[A-Z][a-z-]+ .*〔.+〕/.test(line))).toEqual([])
    expect(lines.filter((line) => /[.;]$|\. /.test(line))).toEqual([])
    expect(lines.filter((line) => firstPerson.test(line) || british.test(line))).toEqual([])
    expect(lines.filter((line) => line.split(' ').length < 10 || line.split(' ').length > 22)).toEqual([])
    const marks = lines.flatMap((line) => markLines([line], { kind: 'work', path: 'text', ownerId: 'a' }))
    expect(marks).toEqual([])
  },
)

test('no English line stands twice, and no skill within a position', () => {
  const lines = withEnglish.flatMap(linesOf)
  expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([])
  for (const { id, skills } of withEnglish) expect(new Set(skills).size, id).toBe(skills.length)
})
