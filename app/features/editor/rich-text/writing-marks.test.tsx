import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { TextSelection } from '@tiptap/pm/state'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mutedMarkId } from '#resume-lint/muted-marks'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { createTiptapEditor } from './create-tiptap-editor'
import { lineAtCaret } from './line-at-caret'
import { RichTextEditor } from './rich-text-editor'
import { shownMarks, writingMarksExtension } from './writing-marks'

const context = { kind: 'work', path: 'text', ownerId: 'a' } as const

describe('the marks in a text', () => {
  let close = () => undefined as void
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    close()
    vi.useRealTimers()
  })

  function open(text: string) {
    const counts: number[] = []
    const created = createTiptapEditor({
      element: document.body.appendChild(document.createElement('div')),
      text,
      attributes: {},
      onText: () => undefined,
      undo: () => undefined,
      redo: () => undefined,
      extensions: [
        writingMarksExtension({
          readContext: () => context,
          onMarks: (count) => counts.push(count),
          onOpen: () => undefined,
        }),
      ],
    })
    close = created.close
    const { view } = created.editor
    const words = () => shownMarks(view.state).map(({ start, end }) => view.state.doc.textBetween(start, end))
    const type = (letters: string) => view.dispatch(view.state.tr.insertText(letters))
    const rest = (ms = 600) => void vi.advanceTimersByTime(ms)
    return { ...created, view, words, type, rest, counts }
  }

  test('appear after a rest, and change neither the document nor its text', () => {
    const { view, words, rest } = open('- 我负责支付\n- 交付 3 次')
    rest(599)
    expect(words()).toEqual([])
    const { doc } = view.state
    rest(1)
    expect(words()).toEqual(['我'])
    expect(view.state.doc).toBe(doc)
    expect(view.dom.querySelector('.writing-mark')?.textContent).toBe('我')
  })

  test('are not shown on the word that is being typed, and are once the caret has left it', () => {
    const { editor, view, words, type, rest, counts } = open('交付 3 次')
    editor.commands.focus('end')
    type('，处理日常工作')
    rest()
    expect(words()).toEqual([])
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1)))
    rest()
    expect(words()).toEqual(['日常工作'])
    expect(counts).toEqual([1])
  })

  test('wait for the end of a composition', () => {
    const { view, words, rest } = open('我负责支付')
    const composing = vi.spyOn(view, 'composing', 'get').mockReturnValue(true)
    rest(5_000)
    expect(words()).toEqual([])
    composing.mockReturnValue(false)
    rest()
    expect(words()).toEqual(['我'])
  })

  test('move with their words, and go when these are changed', () => {
    const { view, words, rest } = open('甲\n我负责支付')
    rest()
    view.dispatch(view.state.tr.insertText('乙乙', 1))
    expect(words()).toEqual(['我'])
    const [{ start, end } = { start: 0, end: 0 }] = shownMarks(view.state)
    view.dispatch(view.state.tr.delete(start, end))
    expect(words()).toEqual([])
  })

  test('the line at a place is that line of the Markdown, without its bullet', () => {
    const { editor, view } = open('- **甲**：一\n  - 二\n\n1. 三\n四')
    const lines: string[] = []
    view.state.doc.descendants((node, at) => void (node.isText && lines.push(lineAtCaret(editor, at))))
    expect([...new Set(lines)]).toEqual(['**甲**：一', '二', '三', '四'])
  })
})

describe('a mark', () => {
  const name = 'sections[0].items[0].text'
  async function openMark(text: string) {
    const resume = buildResume((one) => void (one.sections[0]!.items[0]!.text = text))
    const store = renderInEditor(
      <>
        <span id="l">职责</span>
        <p id="editor-announcements" />
        <RichTextEditor id="f" name={name} labelledBy="l" isInvalid={false} />
      </>,
      { resume },
    )
    await waitFor(() => expect(document.querySelector('.writing-mark')).not.toBeNull())
    const box = document.querySelector<HTMLElement>('[contenteditable]')!
    act(() => box.focus())
    fireEvent.keyDown(box, { key: 'Enter', altKey: true })
    return { store, dialog: await screen.findByRole('dialog') }
  }
  const textOf = (store: Awaited<ReturnType<typeof openMark>>['store']) =>
    store.getState().resume.sections[0]!.items[0]!.text

  test('opens by Alt+Enter, says what and why, and mends the text as an undo step', async () => {
    const { store, dialog } = await openMark('- 我主导支付改版 3 期')
    expect(dialog.textContent).toContain('是第一人称')
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '删去“我”' }))
    await waitFor(() => expect(textOf(store)).toBe('- 主导支付改版 3 期'))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => store.getState().undo())
    expect(textOf(store)).toBe('- 我主导支付改版 3 期')
  })

  test('parts a long point in two', async () => {
    const clause = '梳理 12 条业务线的指标口径并统一到一张宽表里供各部门取用'.repeat(2)
    const { store } = await openMark(`- ${clause}；${clause}`)
    fireEvent.click(screen.getByRole('button', { name: '拆成两条' }))
    await waitFor(() => expect(textOf(store)).toBe(`- ${clause}\n- ${clause}`))
  })

  test('closes by Escape, which goes back to the text', async () => {
    const { dialog } = await openMark('- 负责支付改版')
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of a kind that is muted is marked nowhere, until an undo', async () => {
    const { store } = await openMark('- 负责支付改版')
    fireEvent.click(screen.getByRole('button', { name: '不再提示此类问题' }))
    expect(store.getState().resume.dismissed).toEqual([mutedMarkId('weakLine')])
    expect(document.querySelector('.writing-mark')).toBeNull()
    act(() => store.getState().undo())
    expect(document.querySelector('.writing-mark')?.textContent).toBe('负责')
  })
})
