import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlaceholderHighlight } from './placeholder-highlight'

test.each([
  ['从〔3.2〕秒降到〔1.4〕秒', ['〔3.2〕', '〔1.4〕']],
  ['独立完成登录模块', []],
  ['〔前端〕', ['〔前端〕']],
])('%s keeps every letter and marks %j', (line, marked) => {
  const { container } = render(<PlaceholderHighlight line={line} />)
  expect(container.textContent).toBe(line)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked)
})
