import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTemplateCatalogue } from './template-catalogue'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const sources = ['_parts/page-setup.typ', ...templates.map(({ id }) => `${id}/template.typ`)].map(
  (file) => [file, readFileSync(join(templatesDir, file), 'utf8')] as const,
)

/** The `context { … }` blocks that draw on every page: those that count pages. */
const pageContexts = (source: string) =>
  [...source.matchAll(/= context \{\n[\s\S]*?\n\}/g)]
    .map(([block]) => block)
    .filter((block) => /counter\(page\)/.test(block))

test('several templates draw on every page', () => {
  expect(sources.flatMap(([, source]) => pageContexts(source)).length).toBeGreaterThan(4)
})

test.each(sources)('%s captures nothing of the resume in what is drawn on every page', (_, source) => {
  // What a page's style captures is part of every paragraph's key in the compiler's memory (page-setup.typ).
  for (const block of pageContexts(source)) expect(block).not.toMatch(/\bresume\b/)
})
