import { expect, test } from 'vitest'
import { areasFromAnchors } from './areas'
import type { Anchor } from './areas'

const point = (id: string, at: Anchor['at'], page: number, x: number, y: number): Anchor => ({
  id,
  at,
  page,
  x,
  y,
})

test("an area spans the column's width from its start to its end", () => {
  const points = [
    point('a', 'start', 1, 40, 100),
    point('a', 'right', 1, 540, 100),
    point('a', 'end', 1, 40, 160),
  ]
  expect(areasFromAnchors(points, 800, 40)).toEqual([
    { id: 'a', page: 1, x: 40, y: 100, width: 500, height: 60 },
  ])
})

test('an area tells whether its words are light', () => {
  const points = [{ ...point('a', 'start', 1, 40, 100), onDark: true }, point('a', 'end', 1, 40, 160)]
  expect(areasFromAnchors(points, 800, 40)).toMatchObject([{ id: 'a', onDark: true }])
})

test('content over several pages has an area on each, within the margins', () => {
  const points = [
    point('a', 'start', 1, 40, 700),
    point('a', 'right', 1, 540, 700),
    point('a', 'end', 3, 40, 90),
  ]
  expect(areasFromAnchors(points, 800, 40).map(({ page, y, height }) => [page, y, height])).toEqual([
    [1, 700, 60],
    [2, 40, 720],
    [3, 40, 50],
  ])
})

test('content that moved to the next page as a whole leaves no area behind', () => {
  const points = [
    point('a', 'start', 1, 40, 759.5),
    point('a', 'right', 1, 540, 759.5),
    point('a', 'end', 2, 40, 90),
  ]
  expect(areasFromAnchors(points, 800, 40).map(({ page }) => page)).toEqual([2])
})

test('content that begins on the next page has no area where its anchor stayed', () => {
  const points = [
    point('a', 'start', 1, 40, 700),
    point('b', 'start', 1, 40, 700),
    point('', 'seen', 2, 40, 40),
    point('b', 'end', 2, 40, 80),
    point('a', 'end', 2, 40, 90),
  ]
  expect(areasFromAnchors(points, 800, 40).map(({ id, page }) => [id, page])).toEqual([
    ['b', 2],
    ['a', 2],
  ])
})

test('an end without a start has no area', () => {
  expect(areasFromAnchors([point('document', 'end', 1, 40, 90)], 800, 40)).toEqual([])
})
