import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { arbitraryResume } from '#tests/fixtures/arbitrary-resume'
import { sequentialIds, buildResume } from '#tests/fixtures/resume-builders'
import { applyIntent, focusAfter, parseIntent } from './intents'

const applied = (resume: Resume, intent: string) => applyIntent(resume, parseIntent(intent), sequentialIds())

/**
 * Returns the ids of sections, entries, links and custom fields: `s1(s1-1,s1-2) s2(s2-1) | l1 | c1`; `-`
 * marks hidden ones.
 */
function outline({ basics, sections }: Resume): string {
  const mark = ({ id, visible }: { id: string; visible: boolean }) => (visible ? id : `-${id}`)
  const body = sections.map((section) => `${mark(section)}(${section.items.map(mark).join(',')})`).join(' ')
  return [body, basics.links.map(({ id }) => id).join(), basics.custom.map(({ id }) => id).join()].join(' | ')
}

describe('parseIntent', () => {
  test.each([
    ['addLink', { verb: 'addLink', target: '', argument: '' }],
    ['removeItem:s1-1', { verb: 'removeItem', target: 's1-1', argument: '' }],
    ['moveItem:s1-1:up', { verb: 'moveItem', target: 's1-1', argument: 'up' }],
    ['a:b:c:d', { verb: 'a', target: 'b', argument: 'c' }],
    ['', { verb: '', target: '', argument: '' }],
  ])('parses %j', (text, intent) => {
    expect(parseIntent(text)).toEqual(intent)
  })
})

describe('the page break flags', () => {
  test.each([
    ['breakItem:s1-2', 'breakBefore'],
    ['keepItem:s1-2', 'keep'],
  ] as const)('sets a flag by %s and removes it the second time', (intent, flag) => {
    const said = applied(buildResume(), intent)
    expect(said.sections[0]!.items[1]).toHaveProperty(flag, true)
    expect(applied(said, intent)).toEqual(buildResume())
  })

  test('keeps a section on one page and removes the flag the second time', () => {
    const said = applied(buildResume(), 'keepSection:s2')
    expect(said.sections.map((section) => 'keep' in section)).toEqual([false, true])
    expect(applied(said, 'keepSection:s2')).toEqual(buildResume())
  })
})

describe('applyIntent', () => {
  test('uses a fixture with this outline', () => {
    expect(outline(buildResume())).toBe('s1(s1-1,s1-2) s2(s2-1) | l1 | c1')
  })

  test.each([
    ['addSection:awards', 's1(s1-1,s1-2) n1(n2) s2(s2-1) | l1 | c1'],
    ['removeSection:s1', 's2(s2-1) | l1 | c1'],
    ['moveSection:s1:down', 's2(s2-1) s1(s1-1,s1-2) | l1 | c1'],
    ['moveSection:s2:up', 's2(s2-1) s1(s1-1,s1-2) | l1 | c1'],
    ['hideSection:s1', '-s1(s1-1,s1-2) s2(s2-1) | l1 | c1'],
    ['duplicateSection:s1', 's1(s1-1,s1-2) n1(n2,n3) s2(s2-1) | l1 | c1'],
    ['addItem:s2', 's1(s1-1,s1-2) s2(s2-1,n1) | l1 | c1'],
    ['removeItem:s1-1', 's1(s1-2) s2(s2-1) | l1 | c1'],
    ['removeItem:s2-1', 's1(s1-1,s1-2) s2() | l1 | c1'],
    ['moveItem:s1-1:down', 's1(s1-2,s1-1) s2(s2-1) | l1 | c1'],
    ['moveItem:s1-2:up', 's1(s1-2,s1-1) s2(s2-1) | l1 | c1'],
    ['placeSection:s2:0', 's2(s2-1) s1(s1-1,s1-2) | l1 | c1'],
    ['placeItem:s1-1:1', 's1(s1-2,s1-1) s2(s2-1) | l1 | c1'],
    ['hideItem:s1-2', 's1(s1-1,-s1-2) s2(s2-1) | l1 | c1'],
    ['duplicateItem:s1-1', 's1(s1-1,n1,s1-2) s2(s2-1) | l1 | c1'],
    ['addLink', 's1(s1-1,s1-2) s2(s2-1) | l1,n1 | c1'],
    ['removeLink:l1', 's1(s1-1,s1-2) s2(s2-1) |  | c1'],
    ['addCustom', 's1(s1-1,s1-2) s2(s2-1) | l1 | c1,n1'],
    ['removeCustom:c1', 's1(s1-1,s1-2) s2(s2-1) | l1 | '],
  ])('%s gives %s', (intent, after) => {
    expect(outline(applied(buildResume(), intent))).toBe(after)
  })

  test.each([
    'save',
    '',
    'addSection:hobbies',
    'addSection:toString',
    'addSection:__proto__',
    'addSection',
    'toString:s1',
    'constructor:s1',
    'removeSection:s1-1',
    'removeSection:nobody',
    'moveSection:nobody:up',
    'moveSection:s1:up',
    'moveSection:s2:down',
    'moveItem:s1-1:up',
    'moveItem:s2-1:down',
    'placeSection:s1:0',
    'placeSection:s1:2',
    'placeSection:s2:-1',
    'placeSection:s2',
    'placeItem:s1-2:x',
    'placeItem:s1:0',
    'hideSection:nobody',
    'duplicateSection:nobody',
    'addItem:nobody',
    'addItem:s1-1',
    'removeItem:s1',
    'hideItem:nobody',
    'duplicateItem:',
    'removeLink:c1',
    'removeCustom:l1',
    'removePhoto',
    'removePicture:s1-1',
  ])('returns the same document for %j', (intent) => {
    const resume = buildResume()
    expect(applied(resume, intent)).toBe(resume)
    expect(resume).toEqual(buildResume())
  })

  test('removes the photo', () => {
    const resume = buildResume((it) => (it.basics.photo = 'abcdefghijklmnopqrstuv'))
    expect(applied(resume, 'removePhoto').basics.photo).toBe('')
  })

  test('removes the picture of one entry and leaves no trace of it', () => {
    const resume = buildResume(({ sections }) => {
      for (const item of sections[0]!.items) item.picture = 'abcdefghijklmnopqrstuv'
    })
    const [first, second] = applied(resume, 'removePicture:s1-1').sections[0]!.items
    expect(first).toEqual(buildResume().sections[0]!.items[0])
    expect(second!.picture).toBe('abcdefghijklmnopqrstuv')
  })

  test('copies the content of entries, not only their position', () => {
    const [first, copy] = applied(buildResume(), 'duplicateSection:s1').sections
    expect({ ...copy!.items[0], id: 's1-1' }).toEqual(first!.items[0])
  })
})

/** Generates an intent on the resume's ids. */
const someIntent = (resume: Resume) =>
  fc.tuple(
    fc.constantFrom(...'add remove move hide duplicate'.split(' ')),
    fc.constantFrom('Section', 'Item', 'Link', 'Custom', 'Photo'),
    fc.constantFrom(...idsOf(resume), 'work', 'nobody'),
    fc.constantFrom('up', 'down', ''),
  )

describe('any intents on any resume', () => {
  test('leaves every id unique', () => {
    fc.assert(
      fc.property(
        arbitraryResume.chain((resume) => fc.tuple(fc.constant(resume), fc.array(someIntent(resume)))),
        ([resume, intents]) => {
          const newId = sequentialIds()
          const after = intents.reduce(
            (at, [verb, noun, target, argument]) =>
              applyIntent(at, { verb: verb + noun, target, argument }, newId),
            resume,
          )
          expect(new Set(idsOf(after)).size).toBe(idsOf(after).length)
        },
      ),
    )
  })

  test('restores the order when anything but the first moves up and then down', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const { id, items } of resume.sections) {
          if (id !== resume.sections[0]!.id)
            expect(applied(applied(resume, `moveSection:${id}:up`), `moveSection:${id}:down`)).toEqual(resume)
          for (const item of items.slice(1))
            expect(applied(applied(resume, `moveItem:${item.id}:up`), `moveItem:${item.id}:down`)).toEqual(
              resume,
            )
        }
      }),
    )
  })

  test('moves nothing beyond the first or last position', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const [noun, list] of [
          ['Section', resume.sections],
          ...resume.sections.map(({ items }) => ['Item', items] as const),
        ] as const) {
          expect(applied(resume, `move${noun}:${list[0]?.id}:up`)).toBe(resume)
          expect(applied(resume, `move${noun}:${list.at(-1)?.id}:down`)).toBe(resume)
        }
      }),
    )
  })

  test('removes the target with its entries and nothing else', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const { id, items } of resume.sections) {
          const gone = [id, ...items.map((item) => item.id)]
          const left = idsOf(applied(resume, `removeSection:${id}`))
          expect(left).toEqual(idsOf(resume).filter((known) => !gone.includes(known)))
          for (const item of items)
            expect(idsOf(applied(resume, `removeItem:${item.id}`))).toEqual(
              idsOf(resume).filter((known) => known !== item.id),
            )
        }
      }),
    )
  })

  test('shows a section again when it is hidden twice', () => {
    fc.assert(
      fc.property(arbitraryResume, (resume) => {
        for (const { id } of resume.sections)
          expect(applied(applied(resume, `hideSection:${id}`), `hideSection:${id}`)).toEqual(resume)
      }),
    )
  })
})

describe('focusAfter', () => {
  const focus = (intent: string) =>
    focusAfter(buildResume(), applied(buildResume(), intent), parseIntent(intent))

  test.each([
    ['addSection:awards', 'n1'],
    ['addItem:s1', 'n1'],
    ['addLink', 'n1'],
    ['duplicateItem:s1-1', 'n1'],
    ['duplicateSection:s1', 'n1'],
    ['moveItem:s1-1:down', 's1-1'],
    ['hideSection:s2', 's2'],
    ['removePhoto', ''],
    ['removeItem:s1-1', ''],
    ['nothing:中文\r\n', ''],
  ])('%j brings %j into view', (intent, id) => {
    expect(focus(intent)).toBe(id)
  })
})

function idsOf({ basics, sections }: Resume): string[] {
  const bodies = sections.flatMap((section) => [section.id, ...section.items.map((item) => item.id)])
  return [...bodies, ...basics.links.map(({ id }) => id), ...basics.custom.map(({ id }) => id)]
}
