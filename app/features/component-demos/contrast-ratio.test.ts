import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastOf } from './contrast-ratio'
import { contrastPairs, parseThemeTokens } from './theme-tokens'

const css = readFileSync(join(import.meta.dirname, '../../components/ui/tokens.css'), 'utf8')

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0a6850', '#0a6850', 1],
])('the contrast of %s on %s is %d:1', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})

describe('the colour tokens', () => {
  test('parseThemeTokens reads the same colour names for both themes', () => {
    const { light, dark } = parseThemeTokens(css)
    expect(light.background).toBe('#f6f8f5')
    expect(dark.background).toBe('#101412')
    expect(Object.keys(dark)).toEqual(Object.keys(light))
  })

  test.each(contrastPairs(css))(
    '$text on $background has enough contrast in $theme',
    ({ contrast, least }) => {
      expect(contrast).toBeGreaterThanOrEqual(least)
    },
  )
})
