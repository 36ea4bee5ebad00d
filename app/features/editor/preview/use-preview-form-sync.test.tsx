import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { usePreviewFormSync } from './use-preview-form-sync'

const writer = vi.hoisted(() => ({ pointerDown: vi.fn(), click: vi.fn(), close: vi.fn() }))
vi.mock('#app/features/editor/page-writing/page-writer', () => ({ createPageWriter: () => writer }))

beforeEach(() => vi.clearAllMocks())

function Pages() {
  const host = useRef<HTMLDivElement>(null)
  const { pageHandlers: handlers } = usePreviewFormSync({ host, areas: [], requestPages: vi.fn() })
  return (
    <div ref={host} {...handlers}>
      <div className="sheet">一页</div>
    </div>
  )
}

const mouse = { pointerType: 'mouse', button: 0 }

test('a press that is over before its code is loaded begins no drag, and counts as a click', async () => {
  renderInEditor(<Pages />)
  const sheet = screen.getByText('一页')
  fireEvent.pointerDown(sheet, mouse)
  fireEvent.pointerUp(sheet, mouse)
  fireEvent.click(sheet)
  await waitFor(() => expect(writer.click).toHaveBeenCalledTimes(1))
  expect(writer.pointerDown).not.toHaveBeenCalled()
})

test('a press that is still held when its code is loaded may become a drag', async () => {
  renderInEditor(<Pages />)
  fireEvent.pointerDown(screen.getByText('一页'), mouse)
  await waitFor(() => expect(writer.pointerDown).toHaveBeenCalledTimes(1))
})

test('once its code is loaded a press is passed on within its event: a phone shows its keyboard then only', async () => {
  renderInEditor(<Pages />)
  const sheet = screen.getByText('一页')
  fireEvent.click(sheet)
  await waitFor(() => expect(writer.click).toHaveBeenCalledTimes(1))
  fireEvent.click(sheet)
  expect(writer.click).toHaveBeenCalledTimes(2)
})
