import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openTiptapEditor } from '#tests/app-harness/open-tiptap-editor'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { RichTextToolbar } from './rich-text-toolbar'

test('beside the page four tools are seen, the others behind a button that says so', () => {
  const { editor } = openTiptapEditor('- 上线')
  renderInEditor(<RichTextToolbar editor={editor} onRewriteLine={() => undefined} />)
  const toolbar = screen.getByRole('toolbar', { name: '文字格式' })
  const names = (selector: string) =>
    [...toolbar.querySelectorAll(selector)].map((button) => button.getAttribute('aria-label'))
  expect(names('button:not([data-rare], [data-more])')).toEqual(['加粗', '要点列表', '链接', 'AI 改写这一行'])
  expect(names('[data-rare]')).toEqual(['斜体', '下划线', '编号列表', '增加缩进', '减少缩进'])
  const more = screen.getByRole('button', { name: '更多格式' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(more)
  expect(toolbar).toHaveProperty('dataset.all', 'true')
  expect(screen.getByRole('button', { name: '收起' }).getAttribute('aria-expanded')).toBe('true')
})
