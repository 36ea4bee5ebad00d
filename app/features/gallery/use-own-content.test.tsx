import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { NO_OWN_CONTENT } from './own-content'
import { useOwnContent } from './use-own-content'

beforeEach(() => localStorage.clear())
const shown = (isMember: boolean, ofAddress = NO_OWN_CONTENT) =>
  renderHook(() => useOwnContent(ofAddress, isMember)).result

test('a name once typed is shown again on the next page', () => {
  const first = shown(false)
  expect(first.current[0]).toEqual(NO_OWN_CONTENT)
  act(() => first.current[1]({ name: '林晚', job: '会计' }))
  expect(first.current[0]).toEqual({ name: '林晚', job: '会计' })
  expect(shown(false).current[0]).toEqual({ name: '林晚', job: '会计' })
})

test('the name of the address goes before the remembered one', () => {
  const first = shown(false)
  act(() => first.current[1]({ name: '林晚', job: '' }))
  expect(shown(false, { name: '周予安', job: '' }).current[0]).toEqual({ name: '周予安', job: '' })
})

test('a member who has logged out sees samples, not a resume that is no longer theirs to see', () => {
  const first = shown(true)
  act(() => first.current[1]('newest'))
  expect(shown(true).current[0]).toBe('newest')
  expect(shown(false).current[0]).toEqual(NO_OWN_CONTENT)
})

test.each(['{', '7', '"oldest"', '{"name":7}'])('what else is stored as %s does no harm', (stored) => {
  localStorage.setItem('gallery-content', stored)
  expect(typeof shown(false).current[0]).toBe('object')
})

test('a draft of this device is remembered as such, for guests too', () => {
  const first = shown(false)
  act(() => first.current[1]('draft'))
  expect(shown(false).current[0]).toBe('draft')
})
