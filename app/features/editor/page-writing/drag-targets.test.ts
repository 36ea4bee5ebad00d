import { describe, expect, test } from 'vitest'
import type { PageArea } from '#app/preview/preview-protocol'
import type { Resume } from '#contract/resume/resume'
import { draggableOf, dropIntent, dropTargetAt } from './drag-targets'

const resume = {
  sections: [
    { id: 'work', items: [{ id: 'w1' }, { id: 'w2' }, { id: 'w3' }] },
    { id: 'school', items: [{ id: 's1' }] },
  ],
} as unknown as Resume

/** Work fills the left column, the third job is on the next page, the school stands at the right. */
const areas: PageArea[] = [
  ['work', 1, 40, 100, 300, 600],
  ['w1', 1, 40, 120, 300, 200],
  ['w2', 1, 40, 330, 300, 300],
  ['w3', 2, 40, 40, 300, 200],
  ['school', 1, 380, 100, 180, 200],
  ['s1', 1, 380, 120, 180, 150],
]
const entry = (id: string) => ({ id, verb: 'placeItem' }) as const

describe('an entry that is let go', () => {
  test.each([
    ['w1', { page: 1, x: 60, y: 350 }, 0],
    ['w1', { page: 1, x: 60, y: 600 }, 1],
    ['w1', { page: 2, x: 60, y: 230 }, 2],
    ['w3', { page: 1, x: 60, y: 130 }, 0],
    ['w3', { page: 1, x: 60, y: 640 }, 2],
    ['w2', { page: 1, x: 60, y: 480 }, 1],
    // Beside its own list it stays in it.
    ['w3', { page: 1, x: 500, y: 130 }, 0],
  ])('%s at %o comes to index %i', (id, point, index) => {
    expect(dropTargetAt(resume, areas, entry(id), point)?.index).toBe(index)
  })

  test('is marked at the edge of what it comes beside', () => {
    expect(dropTargetAt(resume, areas, entry('w1'), { page: 1, x: 60, y: 600 })).toMatchObject({
      area: areas[2],
      y: 630,
    })
  })
})

test('a section is put before or after the section under the pointer', () => {
  const section = { id: 'work', verb: 'placeSection' } as const
  expect(dropTargetAt(resume, areas, section, { page: 1, x: 400, y: 280 })?.index).toBe(1)
  expect(dropTargetAt(resume, areas, section, { page: 1, x: 60, y: 110 })?.index).toBe(0)
})

describe('a section of a template with two columns', () => {
  const columns = { side: 'right', pageWidth: 595 } as const
  const section = (id: string) => ({ id, verb: 'placeSection' }) as const

  test('comes into the other column, behind the section it is let go at', () => {
    const target = dropTargetAt(resume, areas, section('work'), { page: 1, x: 450, y: 280 }, columns)
    expect(target).toMatchObject({ index: 1, column: 'side', area: areas[4] })
    expect(dropIntent(section('work'), target!)).toBe('placeSection:work:1,side')
  })

  test('comes back, and is in no other column where it stays in its own', () => {
    const there = dropTargetAt(resume, areas, section('school'), { page: 1, x: 100, y: 120 }, columns)
    expect(there).toMatchObject({ index: 0, column: 'main' })
    const here = dropTargetAt(resume, areas, section('school'), { page: 1, x: 450, y: 120 }, columns)
    expect(here).not.toHaveProperty('column')
    expect(dropIntent(section('school'), here!)).toBe('placeSection:school:1')
  })

  test('is the first of a column that has none', () => {
    const onlyWork = areas.slice(0, 4)
    const target = dropTargetAt(resume, onlyWork, section('work'), { page: 1, x: 450, y: 300 }, columns)
    expect(target).toMatchObject({ index: 0, column: 'side', y: 300 })
    expect(target!.area[2]).toBeGreaterThan(400)
  })

  test('has columns, and its entries have none', () => {
    expect(dropTargetAt(resume, areas, entry('w1'), { page: 1, x: 450, y: 130 }, columns)).not.toHaveProperty(
      'column',
    )
  })
})

test('sections and entries are dragged, parts of the head are not', () => {
  expect(draggableOf(resume, 'work')).toEqual({ id: 'work', verb: 'placeSection' })
  expect(draggableOf(resume, 's1')).toEqual({ id: 's1', verb: 'placeItem' })
  expect(draggableOf(resume, 'contacts')).toBeUndefined()
})
