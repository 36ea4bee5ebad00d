import { expect, test } from 'vitest'
import { hanSyllables, surnameReadings } from './han-syllables'
import { readHanSyllables } from './read-han-syllables'

test('the list of syllables is what the dictionary says of the characters in use', () => {
  expect({ given: hanSyllables, surnames: surnameReadings }).toEqual(readHanSyllables())
})

test('the list stays small: devices load it', () => {
  expect(Buffer.byteLength(hanSyllables + surnameReadings)).toBeLessThan(40_000)
})
