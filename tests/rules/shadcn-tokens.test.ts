import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, textOf } from './source-files'

/** Colours that the components of shadcn/ui use in their classes. */
const colours =
  `background foreground card card-foreground popover popover-foreground primary primary-foreground secondary
secondary-foreground muted muted-foreground accent accent-foreground destructive border input ring`.split(
    /\s+/,
  )

test('every colour that a shadcn component uses is a colour of the theme', () => {
  const tokens = textOf('app/components/ui/tokens.css')
  expect(colours.filter((name) => !tokens.includes(`--color-${name}: var(--`))).toEqual([])
})

test("a border without a colour has the theme's colour", () => {
  expect(textOf('app/app.css')).toMatch(/@layer base \{[^}]*\*,[^}]*border-color: var\(--border\);/)
})

test('components.json names the stylesheet, and an alias for every path', () => {
  const { tailwind, aliases } = JSON.parse(textOf('components.json')) as {
    tailwind: { css: string }
    aliases: Record<string, string>
  }
  const paths = [tailwind.css, ...Object.values(aliases).map((alias) => alias.replace(/^#/, ''))]
  expect(paths.filter((path) => ![path, `${path}.ts`].some((one) => existsSync(join(root, one))))).toEqual([])
})
