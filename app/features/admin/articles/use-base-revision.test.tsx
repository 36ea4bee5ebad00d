import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdminArticleDetails } from '#contract/admin/admin-article'
import { useBaseRevision } from './use-base-revision'

type View = Parameters<typeof useBaseRevision>[0] & { visit?: string }
const viewOf = (revision: number, more: Partial<View> = {}): View => ({
  article: { revision } as AdminArticleDetails,
  restored: undefined,
  saved: undefined,
  ...more,
})
const start = (view: View) =>
  renderHook(({ visit = 'first', ...shown }: View) => useBaseRevision(shown, visit), {
    initialProps: view,
  })

test('a text is based on the revision that its writing began with, whatever others save meanwhile', () => {
  const { result, rerender } = start(viewOf(3))
  act(() => result.current.onType())
  rerender(viewOf(5))
  act(() => result.current.onType())
  expect(result.current).toMatchObject({ base: 3, isTyped: true })
})

test('without typing it is based on what is shown', () => {
  const { result, rerender } = start(viewOf(3))
  rerender(viewOf(5))
  expect(result.current).toMatchObject({ base: 5, isTyped: false })
})

test('a save of it ends that, also when another admin has saved since', () => {
  const { result, rerender } = start(viewOf(3))
  act(() => result.current.onType())
  rerender(viewOf(4, { saved: 4, visit: 'second' }))
  expect(result.current).toMatchObject({ base: 4, isTyped: false })
  act(() => result.current.onType())
  rerender(viewOf(4, { saved: 4, visit: 'second' }))
  expect(result.current).toMatchObject({ base: 4, isTyped: true })
})

test('a save that changes nothing in the text ends it too', () => {
  const { result, rerender } = start(viewOf(3))
  act(() => result.current.onType())
  rerender(viewOf(3, { saved: 3, visit: 'second' }))
  expect(result.current).toMatchObject({ base: 3, isTyped: false })
})

test('a restored text is a new form, which stays when the address forgets it', () => {
  const { result, rerender } = start(viewOf(3))
  act(() => result.current.onType())
  rerender(viewOf(4, { restored: '1-3' }))
  expect(result.current).toMatchObject({ base: 4, isTyped: false, formKey: '1-3' })
  act(() => result.current.onType())
  rerender(viewOf(4))
  expect(result.current).toMatchObject({ base: 4, isTyped: true, formKey: '1-3' })
})
