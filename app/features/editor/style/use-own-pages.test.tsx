import { act, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawDraftPage } from '#app/preview/draft-page'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderInEditor } from '#tests/app-harness/render-in-editor'
import { useOwnPages } from './use-own-pages'

vi.mock('#app/preview/draft-page', () => ({ drawDraftPage: vi.fn() }))

let report: IntersectionObserverCallback

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(drawDraftPage).mockReset()
  vi.mocked(drawDraftPage).mockImplementation(({ template }) => Promise.resolve(`blob:${template}`))
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Strip() {
  const strip = useRef<HTMLDivElement>(null)
  const pages = useOwnPages(strip)
  return (
    <div ref={strip}>
      {['classic', 'modern'].map((id) => (
        <p key={id} data-template={id}>
          {id} {pages.get(id)}
        </p>
      ))}
    </div>
  )
}

const open = (name: string) =>
  renderInEditor(<Strip />, { resume: buildResume(({ basics }) => (basics.name = name)) })
const cardOf = (id: string) => screen.getByText(new RegExp(`^${id}`))
const show = (ids: Record<string, boolean>) =>
  act(async () => {
    const entries = Object.entries(ids).map(([id, isIntersecting]) => ({
      target: cardOf(id),
      isIntersecting,
    }))
    report(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver)
    await vi.advanceTimersByTimeAsync(500)
  })

test('a template that stays in view shows the page of what is edited, drawn once', async () => {
  open('林晚')
  await show({ classic: true })
  await show({ classic: false, modern: true })
  await show({ classic: true })
  expect(cardOf('classic').textContent).toBe('classic blob:classic')
  expect(vi.mocked(drawDraftPage).mock.calls.map(([{ template }]) => template)).toEqual(['classic', 'modern'])
})

test('a template that is scrolled past is not drawn', async () => {
  open('林晚')
  const entry = { target: cardOf('classic') }
  report(
    [{ ...entry, isIntersecting: true }] as unknown as IntersectionObserverEntry[],
    {} as IntersectionObserver,
  )
  report(
    [{ ...entry, isIntersecting: false }] as unknown as IntersectionObserverEntry[],
    {} as IntersectionObserver,
  )
  await vi.advanceTimersByTimeAsync(500)
  expect(drawDraftPage).not.toHaveBeenCalled()
})

test('after a change of text a template is drawn again when the strip is next in view, after a change of style not', async () => {
  const store = open('林晚')
  await show({ classic: true })
  await show({ classic: false })
  act(() => store.getState().set('style.size', 11))
  await show({ classic: true })
  expect(drawDraftPage).toHaveBeenCalledTimes(1)
  await show({ classic: false })
  act(() => store.getState().set('basics.name', '林晚晚'))
  await show({ classic: true })
  expect(drawDraftPage).toHaveBeenCalledTimes(2)
})

test('the chosen template is drawn again in another colour, the others are not', async () => {
  const store = open('林晚')
  const chosen = store.getState().resume.style.template.replace(/@.*/, '')
  expect(chosen).toBe('classic')
  await show({ classic: true, modern: true })
  vi.mocked(drawDraftPage).mockClear()
  await act(async () => {
    store.getState().set('style.colour', '#aa0000')
    store.getState().set('style.colour', '#bb0000')
    await vi.advanceTimersByTimeAsync(1_000)
  })
  const drawnPages = vi.mocked(drawDraftPage).mock.calls.map(([{ template, colour }]) => [template, colour])
  expect(drawnPages).toEqual([['classic', '#bb0000']])
})

test('a resume without a name keeps the samples', async () => {
  open('')
  await show({ classic: true })
  expect(drawDraftPage).not.toHaveBeenCalled()
})

test('a template that could not be drawn keeps its sample, and is asked for again when it is next in view', async () => {
  vi.mocked(drawDraftPage).mockRejectedValueOnce(new Error('busy'))
  open('林晚')
  await show({ classic: true })
  expect(cardOf('classic').textContent).toBe('classic ')
  await show({ classic: false })
  await show({ classic: true })
  expect(cardOf('classic').textContent).toBe('classic blob:classic')
})
