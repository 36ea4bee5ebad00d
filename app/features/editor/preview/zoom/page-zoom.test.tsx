import { afterEach, expect, test, vi } from 'vitest'
import { createPageZoom } from './page-zoom'
import { phoneSteps, wideSteps } from './zoom-steps'

afterEach(() => document.body.replaceChildren())

/** A pane of 390 × 600 px that has scrolled, with a page that is as wide as it, less its padding, times the zoom. */
function open(scroll = { left: 0, top: 0 }) {
  document.body.innerHTML = '<div id="pane"><div class="sheet"></div></div>'
  const pane = document.getElementById('pane')!
  const sheet = pane.querySelector('.sheet')!
  const zoom = createPageZoom(pane, phoneSteps, () => undefined)
  vi.spyOn(pane, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 56, 390, 600))
  vi.spyOn(sheet, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(16 - scroll.left, 72 - scroll.top, 358 * zoom.get(), 506 * zoom.get()),
  )
  pane.scrollBy = ((by: ScrollToOptions) => {
    scroll.left += by.left!
    scroll.top += by.top!
  }) as typeof pane.scrollBy
  return { zoom, scroll }
}

test('a page that begins in view stays with its corner where it is', () => {
  const { zoom, scroll } = open()
  zoom.set(1.5)
  expect(scroll).toEqual({ left: 0, top: 0 })
  zoom.set(3)
  expect(scroll).toEqual({ left: 0, top: 0 })
})

test('what stands at the top of a page that has scrolled stays at the top, and lines begin in view', () => {
  const { zoom, scroll } = open({ left: 0, top: 216 })
  // 200 px of the page are above the pane.
  zoom.set(2)
  expect(scroll).toEqual({ left: 0, top: 416 })
  zoom.set(1)
  expect(scroll).toEqual({ left: 0, top: 216 })
})

test('what is between two fingers stays between them', () => {
  const { zoom, scroll } = open()
  zoom.set(2, { x: 195, y: 325 })
  expect(scroll).toEqual({ left: 179, top: 253 })
})

test('a page as a whole is as high as its pane, less what is round it', () => {
  const { zoom, scroll } = open({ left: 0, top: 300 })
  Object.defineProperty(document.getElementById('pane'), 'clientHeight', { value: 600 })
  // On a phone a page as wide as its pane is seen as a whole already.
  zoom.showWhole()
  expect(zoom.get()).toBe(1)
  expect(scroll.top).toBe(72 - 56 - 32)
})

test('beside the form it gets smaller for that', () => {
  document.body.innerHTML = '<div id="pane"><div class="sheet"></div></div>'
  const pane = document.getElementById('pane')!
  pane.scrollBy = () => undefined
  Object.defineProperty(pane, 'clientHeight', { value: 600 })
  const zoom = createPageZoom(pane, wideSteps, () => undefined)
  vi.spyOn(pane.querySelector('.sheet')!, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 700 * zoom.get(), 990 * zoom.get()),
  )
  zoom.showWhole()
  expect(zoom.get()).toBe(0.54)
})
