import { beforeEach, describe, expect, test } from 'vitest'
import { createGlyphCache } from './glyph-cache'

const image = (id: string) => `<image id="${id}" href="data:,"></image>`
const glyph = (id: string, outline: string) => `<path id="${id}" d="${outline}"/>`
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.replaceChildren(host)
})
const images = () => [...host.querySelectorAll('image')].map(({ id }) => id)

describe('the glyph cache', () => {
  test('returns the outline of every added glyph, and of no other', () => {
    const glyphs = createGlyphCache(host)
    glyphs.add({ g1: glyph('g1', 'm0 0h1z') })
    glyphs.add({ g2: glyph('g2', 'm5 5v1z') })
    expect(['g1', 'g2', 'g3'].map(glyphs.outline)).toEqual(['m0 0h1z', 'm5 5v1z', undefined])
  })

  test('stores every image once, however often it is added', () => {
    const glyphs = createGlyphCache(host)
    glyphs.add({ i1: image('i1'), i2: image('i2') })
    glyphs.add({ i2: image('i2'), i3: image('i3') })
    glyphs.add({ i1: image('i1') })
    expect(images()).toEqual(['i1', 'i2', 'i3'])
  })

  test('keeps its images when more are added, because pages refer to them', () => {
    const glyphs = createGlyphCache(host)
    glyphs.add({ i1: image('i1') })
    const first = host.querySelector('#i1')
    glyphs.add({ i2: image('i2') })
    expect(host.querySelector('#i1')).toBe(first)
  })

  test('adds no element to the page for glyphs', () => {
    const glyphs = createGlyphCache(host)
    glyphs.add({ g1: glyph('g1', 'm0 0h1z') })
    expect(host.querySelectorAll('defs')).toHaveLength(0)
  })

  test('takes no space and is not read aloud', () => {
    createGlyphCache(host)
    const svg = host.querySelector('svg')!
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['0', '0'])
    expect(svg.getAttribute('aria-hidden')).toBe('true')
    expect(svg.style.position).toBe('absolute')
  })

  test('leaves nothing behind when removed, and is empty when created again', () => {
    const glyphs = createGlyphCache(host)
    glyphs.add({ i1: image('i1') })
    glyphs.remove()
    expect(host.childNodes).toHaveLength(0)
    createGlyphCache(host).add({ i1: image('i1') })
    expect(images()).toEqual(['i1'])
  })
})
