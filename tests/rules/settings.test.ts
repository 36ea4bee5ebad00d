import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sourceFiles } from './source-files'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** Set by the start command, not by an operator. */
const ofTheStart = ['NODE_ENV']

test('every setting is explained in .env.example, and nothing else is', () => {
  const schemas = sourceFiles().filter((file) =>
    /^(app|api|telemetry)\/.*[/-]?settings(\.server)?\.ts$/.test(file),
  )
  const names = (file: string) => [
    ...read(file).matchAll(/(?<=[\s{])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): (?!string|\w+Env)/g),
  ]
  const known = new Set(schemas.flatMap((file) => names(file).map(([, name]) => name!)))
  const explained = [...read('.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name]) => name!)
  expect(explained.length).toBeGreaterThan(30)
  expect(explained.sort()).toEqual([...known].filter((name) => !ofTheStart.includes(name)).sort())
})
