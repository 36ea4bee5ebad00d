import { expect, test } from 'vitest'
import { toHexColour } from './hex-colour'

test.each([
  ['oklab(100% 0 0)', '#ffffff'],
  ['oklab(0% 0 0)', '#000000'],
  ['oklab(62.796% 0.22486 0.12585)', '#ff0000'],
  ['oklab(45.201% -0.03246 -0.31153)', '#0000ff'],
  ['oklab(100% 0 0 / 0.50000)', '#ffffff80'],
  ['#1f4e79', '#1f4e79'],
  ['url(#a)', 'url(#a)'],
])('%s is written as %s', (colour, hex) => {
  expect(toHexColour(colour)).toBe(hex)
})

test('a colour of another kind is rejected, not drawn wrong', () => {
  expect(() => toHexColour('oklch(50% 0.1 30deg)')).toThrow('a colour of another kind')
})
