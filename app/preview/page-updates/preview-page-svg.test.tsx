import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findPageChange } from './page-change'
import { createPageDrawings } from './page-drawings'
import { PreviewPageSvg } from './preview-page-svg'

function drawingsOf(...elements: string[]) {
  const drawings = createPageDrawings()
  drawings.apply([findPageChange([], elements, { outline: () => undefined })])
  return drawings
}

test('a preview that was opened anew shows its drawing in place of the one before', () => {
  const page = { index: 0, width: 595, height: 842, label: '第 1 页' }
  const first = drawingsOf('<path d="M 0 0 L 9 0 "/>')
  const second = drawingsOf('<path d="M 0 0 L 5 0 "/>')
  const { container, rerender } = render(<PreviewPageSvg {...page} drawings={first} />)
  rerender(<PreviewPageSvg {...page} drawings={second} />)
  expect(container.querySelectorAll('path')).toHaveLength(1)
  expect(container.querySelector('svg')!.firstChild).toBe(second.drawingOf(0))
})
