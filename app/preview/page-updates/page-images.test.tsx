import { beforeEach, expect, test } from 'vitest'
import { createPageImages } from './page-images'

const image = (id: string) => `<image id="${id}" href="data:,"></image>`
let host: HTMLElement

beforeEach(() => {
  host = document.createElement('div')
  document.body.replaceChildren(host)
})
const ids = () => [...host.querySelectorAll('image')].map(({ id }) => id)

test('stores every image once, however often it is added', () => {
  const images = createPageImages(host)
  images.add({ i1: image('i1'), i2: image('i2') })
  images.add({ i2: image('i2'), i3: image('i3') })
  images.add({ i1: image('i1') })
  expect(ids()).toEqual(['i1', 'i2', 'i3'])
})

test('keeps its images when more are added, because pages refer to them', () => {
  const images = createPageImages(host)
  images.add({ i1: image('i1') })
  const first = host.querySelector('#i1')
  images.add({ i2: image('i2') })
  expect(host.querySelector('#i1')).toBe(first)
})

test('takes no space and is not read aloud', () => {
  createPageImages(host)
  const svg = host.querySelector('svg')!
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['0', '0'])
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.style.position).toBe('absolute')
})

test('leaves nothing behind when removed, and is empty when created again', () => {
  const images = createPageImages(host)
  images.add({ i1: image('i1') })
  images.remove()
  expect(host.childNodes).toHaveLength(0)
  createPageImages(host).add({ i1: image('i1') })
  expect(ids()).toEqual(['i1'])
})
