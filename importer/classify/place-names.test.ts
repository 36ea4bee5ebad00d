import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isPlace } from './place-names'

test('knows every city of the pickers', () => {
  const rows = readFileSync('app/components/pickers/names/city.txt', 'utf8').trim().split('\n')
  const names = rows
    .flatMap((row) => row.split(',').slice(0, 2))
    .filter((name) => /^[!-~ ]+$|^\p{Script=Han}+$/u.test(name))
  expect(names.length).toBeGreaterThan(440)
  expect(names.filter((name) => !isPlace(name))).toEqual([])
})

test.each(['绵阳市', '广东深圳', '上海·浦东新区', 'Leeds, UK', 'Seattle, WA', "xi'an"])(
  '%s is a place',
  (text) => {
    expect(isPlace(text)).toBe(true)
  },
)
test.each(['产品经理', '浙江大学', '上海云帆科技', 'Acme, Inc', '市场部', '区域销售'])(
  '%s is none',
  (text) => {
    expect(isPlace(text)).toBe(false)
  },
)
