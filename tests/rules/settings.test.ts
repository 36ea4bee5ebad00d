import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files'

/** Set by the start command, not by an operator. */
const ofTheStart = ['NODE_ENV']

test('every setting is explained in .env.example, and nothing else is', () => {
  const schemas = sourceFiles().filter((file) =>
    /^(app|api|telemetry)\/.*[/-]?settings(\.server)?\.ts$/.test(file),
  )
  const names = (file: string) => [
    ...textOf(file).matchAll(/(?<=[\s{])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): (?!string|\w+Env)/g),
  ]
  const known = new Set(schemas.flatMap((file) => names(file).map(([, name]) => name!)))
  const explained = [...textOf('.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)].map(([, name]) => name!)
  expect(explained.length).toBeGreaterThan(30)
  expect(explained.sort()).toEqual([...known].filter((name) => !ofTheStart.includes(name)).sort())
})
