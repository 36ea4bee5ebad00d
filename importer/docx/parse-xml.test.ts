import { expect, test } from 'vitest'
import { countSteps } from '#tests/linear-time/step-counter'
import { parseXml } from './parse-xml'

const parse = (xml: string) => parseXml(new TextEncoder().encode(xml), { left: 400_000 })

test('of the same content twice the choice is read, of fallbacks alone each', () => {
  const namesOf = (xml: string) => parse(`<a>${xml}</a>`).children[0]!.children.map(({ name }) => name)
  expect(namesOf('<mc:Choice/><mc:Choice/><mc:Fallback/>')).toEqual(['Choice', 'Choice'])
  expect(namesOf('<mc:Fallback/><mc:Fallback/>')).toEqual(['Fallback', 'Fallback'])
})

test('many fallbacks in a row take linear time', async () => {
  const stepsOf = (count: number) =>
    countSteps('importer/docx', () => parse(`<a>${'<mc:Fallback/>'.repeat(count)}</a>`))
  const few = await stepsOf(1_000)
  expect(await stepsOf(4_000)).toBeLessThan(5 * few)
})
