import { expect, test } from 'vitest'
import { sourceFiles, textOf } from './source-files'

test('packages of metrics and traces are loaded on demand, only where an operator enabled them', () => {
  const own = sourceFiles().filter((file) =>
    /^(api|app|contract|importer|telemetry|typeset)\/|^server\.ts$/.test(file),
  )
  const texts = own.filter((file) => !file.includes('.test.')).map((file) => ({ file, text: textOf(file) }))
  const eagerImports = /^import (?!type\b)[^'"]*['"](@opentelemetry\/|prom-client)/m
  const lazyPackages = /\bimport\('(@opentelemetry\/|prom-client)/
  expect(texts.filter(({ text }) => eagerImports.test(text)).map(({ file }) => file)).toEqual([])
  expect(texts.filter(({ text }) => lazyPackages.test(text)).map(({ file }) => file)).toEqual([
    'telemetry/create-tracer.ts',
    'telemetry/metrics.ts',
  ])
})
