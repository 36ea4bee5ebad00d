import { beforeEach, describe, expect, test } from 'vitest'
import { createGlyphShelf } from './glyph-shelf'

const symbol = (id: string) => `<symbol id="${id}"><path d="M0 0h1"/></symbol>`
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.replaceChildren(host)
})
const symbols = () => [...host.querySelectorAll('symbol')].map(({ id }) => id)

describe('the glyph shelf', () => {
  test('holds every glyph once, however often it comes', () => {
    const shelf = createGlyphShelf(host)
    shelf.add({ g1: symbol('g1'), g2: symbol('g2') })
    shelf.add({ g2: symbol('g2'), g3: symbol('g3') })
    shelf.add({ g1: symbol('g1') })
    expect(symbols()).toEqual(['g1', 'g2', 'g3'])
  })

  test('keeps the glyphs it has when more come, as pages refer to them', () => {
    const shelf = createGlyphShelf(host)
    shelf.add({ g1: symbol('g1') })
    const first = host.querySelector('#g1')
    shelf.add({ g2: symbol('g2') })
    expect(host.querySelector('#g1')).toBe(first)
  })

  test('adds nothing for nothing', () => {
    const shelf = createGlyphShelf(host)
    shelf.add({})
    expect(host.querySelectorAll('defs')).toHaveLength(0)
  })

  test('takes no room and is not read aloud', () => {
    createGlyphShelf(host)
    const svg = host.querySelector('svg')!
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['0', '0'])
    expect(svg.getAttribute('aria-hidden')).toBe('true')
    expect(svg.style.position).toBe('absolute')
  })

  test('leaves nothing behind when taken down, and knows nothing when put up again', () => {
    const shelf = createGlyphShelf(host)
    shelf.add({ g1: symbol('g1') })
    shelf.remove()
    expect(host.childNodes).toHaveLength(0)
    createGlyphShelf(host).add({ g1: symbol('g1') })
    expect(symbols()).toEqual(['g1'])
  })
})
