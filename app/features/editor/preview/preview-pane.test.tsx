import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createUndrawnNote } from '#app/preview/undrawn-note.server'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { PreviewPane } from './preview-pane'

const pages = [{ hash: 'h', width: 595, height: 842 }]
const undrawn = createUndrawnNote(buildResume(), [
  { field: 'sections[0].items[1].text', form: 'plain' },
  { field: 'intention.position', form: 'blank' },
])

test.each([
  ['zh', ['“工作经历 · 乙公司”的格式无法排版', '“意向岗位”有内容无法排版']],
  ['en', ['The formatting of “Work experience · 乙公司”', 'Something in “']],
] as const)('names, in %s, the entries that could not be drawn as written', (language, said) => {
  renderInEditor(<PreviewPane initialPages={{ src: ['/p1'], pages, missingGlyphs: [], undrawn }} />, {
    language,
  })
  for (const words of said) expect(screen.getByRole('status').textContent).toContain(words)
  expect(screen.getByRole('img')).toBeTruthy()
})
