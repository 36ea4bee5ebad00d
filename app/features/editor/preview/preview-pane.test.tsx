import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createUndrawnNote } from '#app/preview/undrawn-note.server'
import { buildResume } from '#tests/fixtures/resume-builders'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { PageArea } from '#app/preview/preview-protocol'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { PreviewPane } from './preview-pane'

const pages = [{ hash: 'h', width: 595, height: 842 }]
const undrawn = createUndrawnNote(buildResume(), [
  { field: 'sections[0].items[1].text', form: 'plain' },
  { field: 'intention.position', form: 'blank' },
])

test.each([
  ['zh', ['“工作经历 · 乙公司”的格式无法显示', '“意向岗位”中有个别字符无法显示']],
  ['en', ['the formatting in “Work experience · 乙公司”', 'some characters in “']],
] as const)('names, in %s, the entries that could not be drawn as written', (language, said) => {
  renderInEditor(<PreviewPane initialPages={{ src: ['/p1'], pages, missingGlyphs: [], undrawn }} />, {
    language,
  })
  for (const words of said) expect(screen.getByRole('status').textContent).toContain(words)
  expect(screen.getByRole('img')).toBeTruthy()
})

describe('the example of a resume without a word', () => {
  const areas: PageArea[] = [
    ['basics', 1, 50, 40, 400, 30, true],
    ['contacts', 1, 50, 80, 400, 15],
    ['s2-1', 1, 50, 200, 400, 100],
  ]
  const veils = () => [...document.querySelectorAll<HTMLElement>('.sheet-holder > [aria-hidden]')]
  const open = () => {
    const example = buildResume((it) => (it.basics.phone = '13800000000'))
    const store = renderInEditor(
      <PreviewPane initialPages={{ src: ['/p1'], pages, missingGlyphs: [], areas, lonelyLines: 2 }} />,
      { resume: emptyResume(DEFAULT_STYLE), example },
    )
    return store
  }

  test('is paler than what is written, on dark and on white, and a note says what it is', async () => {
    const store = open()
    await screen.findByRole('button', { name: '隐藏示例' })
    await waitFor(() => expect(veils()).toHaveLength(3))
    expect(veils().map(({ className }) => className.endsWith('on-dark'))).toEqual([true, false, false])
    expect(screen.getByRole('status').textContent).toMatch(/浅色文字为示例/)
    expect(screen.getByRole('status').textContent).not.toMatch(/最后一页/)
    act(() => store.getState().set('basics.name', '林小满'))
    expect(veils()).toHaveLength(2)
  })

  test('can be taken away', async () => {
    open()
    const hide = await screen.findByRole('button', { name: '隐藏示例' })
    act(() => hide.click())
    expect(veils()).toEqual([])
    expect(screen.queryByRole('button', { name: '隐藏示例' })).toBeNull()
  })
})
