import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { EditorNotice } from './editor-notice'

vi.mock('@remix-run/react', () => ({ Link: 'a' }))

const bar = () => document.querySelector('[class*=rounded]')

test('what is found later is read aloud, and no bar pushes the form down', () => {
  const store = renderInEditor(<EditorNotice />)
  act(() => store.getState().takeProblems({ 'basics.birth': 'month' }))
  expect(screen.getByRole('alert').textContent).toMatch(/有 1 处需要修改/)
  expect(screen.getByRole('alert').className).toBe('sr-only')
  expect(bar()).toBeNull()
})

test('the bar of a refused form keeps its place when all is corrected', () => {
  const store = renderInEditor(<EditorNotice />, { fieldErrors: { 'basics.birth': 'month' } })
  expect(bar()!.textContent).toMatch(/有 1 处需要修改/)
  act(() => store.getState().takeProblems({}))
  expect(bar()!.textContent).toBe('所有问题均已修改。')
})
