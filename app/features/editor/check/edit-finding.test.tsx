import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editFinding } from './edit-finding'

const onScreen = (isPhone: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
const checkedPane = () => document.querySelector<HTMLInputElement>('[name=pane]:checked')!.id
const sheet = (id: string) => document.getElementById(id) as HTMLDetailsElement
function toggle(id: string, open: boolean) {
  sheet(id).open = open
  sheet(id).dispatchEvent(new Event('toggle'))
}

beforeEach(() => {
  Element.prototype.animate = () => ({}) as Animation
  vi.stubGlobal('scrollTo', vi.fn())
  document.body.innerHTML = `
    <input type="radio" name="pane" id="pane-content"><input type="radio" name="pane" id="pane-check" checked>
    <details class="entry" id="a"><summary></summary><input id="f-sections[0].items[0].title"></details>
    <details class="entry" id="b"><summary></summary><input></details>
    <div id="pane-body-check" tabindex="-1"></div>`
})
afterEach(() => vi.unstubAllGlobals())

test('on a phone a sheet that a finding led to leads back to the findings', () => {
  onScreen(true)
  editFinding({ path: 'sections[0].items[0].title', ownerId: 'a', rule: 'emptyEntry' })
  expect([checkedPane(), sheet('a').open]).toEqual(['pane-content', true])
  toggle('a', false)
  expect(checkedPane()).toBe('pane-check')
})

test('a sheet that somebody opens later leads nowhere', () => {
  onScreen(true)
  editFinding({ path: 'sections[0].items[0].title', ownerId: 'a', rule: 'emptyEntry' })
  sheet('b').open = true
  toggle('a', false)
  toggle('b', false)
  expect(checkedPane()).toBe('pane-content')
})

test('beside the pages the form stays', () => {
  onScreen(false)
  editFinding({ path: 'sections[0].items[0].title', ownerId: 'a', rule: 'emptyEntry' })
  toggle('a', false)
  expect(checkedPane()).toBe('pane-content')
})

test('a placeholder that is left is selected, so that typing replaces it', () => {
  onScreen(false)
  const field = document.getElementById('f-sections[0].items[0].title') as HTMLInputElement
  field.value = '双写校验〔3〕周后切流，之后完成'
  editFinding({ path: 'sections[0].items[0].title', ownerId: 'a', rule: 'placeholder' })
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe('〔3〕')
})
