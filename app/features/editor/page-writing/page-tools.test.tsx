import { afterEach, expect, test, vi } from 'vitest'
import { placeTools, returnTools } from './page-tools'

afterEach(() => {
  returnTools()
  document.body.replaceChildren()
})

function open(bar: DOMRect) {
  document.body.innerHTML =
    '<div class="rich-text-field"><div class="rich-text-tools"></div><p></p></div><div id="pages"><i class="sheet"></i></div><div class="zoom-bar"></div>'
  const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!
  const box = (selector: string, rect: DOMRect) =>
    vi.spyOn(find(selector), 'getBoundingClientRect').mockReturnValue(rect)
  box('.sheet', new DOMRect(740, 80, 660, 933))
  box('.zoom-bar', bar)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440)
  vi.stubGlobal('innerHeight', 900)
  const tools = find('.rich-text-tools')
  vi.spyOn(tools, 'offsetHeight', 'get').mockReturnValue(200)
  vi.spyOn(tools, 'offsetWidth', 'get').mockReturnValue(38)
  placeTools(find('#pages'), find('p'), new DOMRect(800, 860, 1, 16))
  return tools
}

test('the tools beside the last lines end above the bar of the pages', () => {
  expect(parseFloat(open(new DOMRect(1200, 846, 216, 38)).style.top)).toBe(642)
  vi.unstubAllGlobals()
})

test('the tools go down to the foot of the window where there is no bar', () => {
  expect(parseFloat(open(new DOMRect(0, 0, 0, 0)).style.top)).toBe(696)
  vi.unstubAllGlobals()
})
