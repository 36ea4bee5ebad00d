import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatLicences } from '../../scripts/format-licences'
import { bareIcon, withoutNote } from '../../scripts/bare-icons-plugin'

const folder = 'node_modules/lucide-react/dist/esm/icons'
const icons = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .filter((code) => code.includes('__iconData'))

type Line = [tag: string, attributes: Record<string, string>]
const dataOf = (code: string) => {
  const [, data] = /const __iconData = (\{.*?\n\});/s.exec(code)!
  return new Function(`return ${data}`)() as { node: Line[] }
}
const withoutKey = ([tag, { key: _, ...attributes }]: Line): Line => [tag, attributes]

test('a bare icon has the lines of its icon and nothing else', () => {
  expect(icons.length).toBeGreaterThan(1_000)
  const changed = icons.filter((code) => {
    const bare = dataOf(bareIcon(code))
    const { node } = dataOf(code)
    return JSON.stringify(bare) !== JSON.stringify({ node: node.map(withoutKey) })
  })
  expect(changed).toEqual([])
})

test('a bare icon is made and named to its importers as its icon is', () => {
  const ends = /^import .*|^const \w+ = createLucideIcon.*|^export .*/gm
  const linesOf = (code: string) => code.match(ends)
  expect(icons.filter((code) => `${linesOf(bareIcon(code))}` !== `${linesOf(code)}`)).toEqual([])
  expect(icons.map(bareIcon).filter((code) => /@license|^__iconData/m.test(code))).toEqual([])
})

test('of the package’s own modules the note of the licence goes alone, and the licences that come with every copy have its words', () => {
  const code = readFileSync('node_modules/lucide-react/dist/esm/Icon.mjs', 'utf8')
  expect(code).toContain('@license')
  const [before = '', after = ''] = code.split(/\/\*\*[^/]*@license[^/]*\*\/\s*/)
  expect(withoutNote(code)).toBe(before + after)
  expect(formatLicences('node_modules', ['lucide-react'])).toContain('Permission to use, copy, modify')
})
