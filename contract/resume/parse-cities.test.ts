import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCities } from './parse-cities'

describe('parseCities', () => {
  test.each([
    ['', []],
    [' 、，', []],
    ['北京', ['北京']],
    ['北京、上海', ['北京', '上海']],
    ['北京，上海,广州', ['北京', '上海', '广州']],
    ['北京/上海／广州', ['北京', '上海', '广州']],
    ['北京；上海;广州', ['北京', '上海', '广州']],
    ['北京 上海', ['北京', '上海']],
    ['北京\u3000上海', ['北京', '上海']],
    ['北京、 上海 、', ['北京', '上海']],
    ['New York、San Francisco', ['New York', 'San Francisco']],
    ['北京 New York', ['北京 New York']],
  ])('reads %j as %j', (text, cities) => {
    expect(parseCities(text)).toEqual(cities)
  })

  test('is stable for any text joined as the form joins it', () => {
    const text = fc.string({ unit: fc.constantFrom('京', '海', '、', '，', '/', ';', ' ', '\n', 'a', 'Y') })
    fc.assert(
      fc.property(text, (typed) => {
        const cities = parseCities(typed)
        expect(parseCities(cities.join('、'))).toEqual(cities)
        expect(cities.every((city) => city !== '' && city === city.trim())).toBe(true)
      }),
    )
  })
})
