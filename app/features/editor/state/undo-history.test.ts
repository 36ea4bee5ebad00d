import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyHistory,
  endOfChange,
  recordChange,
  recordOthersChange,
  redoStep,
  typingKey,
  undoStep,
  type UndoHistory,
} from './undo-history'

type Editing = { history: UndoHistory<string>; now: string }
type Change = { to: string; key?: string; atMs?: number }

const begun: Editing = { history: emptyHistory(), now: '' }

function edited(changes: Change[], from = begun): Editing {
  return changes.reduce(
    ({ history, now }, { to, key = '', atMs = 0 }) => ({
      history: recordChange(history, { before: now, after: to }, key, atMs),
      now: to,
    }),
    from,
  )
}
const undo = ({ history, now }: Editing): Editing => undoStep(history, now)
const redo = ({ history, now }: Editing): Editing => redoStep(history, now)

/** Returns every document that undo passes. */
function wayBack(at: Editing): string[] {
  return at.history.past.length === 0 ? [] : [undo(at).now, ...wayBack(undo(at))]
}

describe('recordChange', () => {
  test('merges typing in one field within a second', () => {
    const at = edited([
      { to: 'a', key: 'name', atMs: 0 },
      { to: 'ab', key: 'name', atMs: 900 },
      { to: 'abc', key: 'name', atMs: 1_800 },
    ])
    expect(wayBack(at)).toEqual([''])
  })

  test.each([
    ['a whole second between', { to: 'ab', key: 'name', atMs: 1_000 }],
    ['another field', { to: 'ab', key: 'city', atMs: 1 }],
    ['a change that is no typing', { to: 'ab', key: '', atMs: 1 }],
  ])('starts a new step after %s', (_, change) => {
    expect(wayBack(edited([{ to: 'a', key: 'name', atMs: 0 }, change]))).toEqual(['a', ''])
  })

  test('never merges two changes without a key', () => {
    expect(wayBack(edited([{ to: 'a' }, { to: 'b' }]))).toEqual(['a', ''])
  })

  test('starts a new step after an undo, even in the same field at once', () => {
    const back = undo(edited([{ to: 'a' }, { to: 'ab', key: 'name', atMs: 10 }]))
    expect(wayBack(edited([{ to: 'ax', key: 'name', atMs: 20 }], back))).toEqual(['a', ''])
  })

  test('stores the last hundred steps', () => {
    const at = edited(Array.from({ length: 150 }, (_, i) => ({ to: String(i + 1) })))
    expect(wayBack(at)).toHaveLength(100)
    expect(wayBack(at).at(-1)).toBe('50')
  })

  test('drops the redo steps after another change', () => {
    const at = edited([{ to: 'other' }], undo(edited([{ to: 'a' }])))
    expect(redo(at).now).toBe('other')
  })
})

test.each([
  ['- a', '- ab', 4],
  ['- a\n- a', '- a', 3],
  ['abc', 'ac', 1],
  ['ab', 'abb', 3],
  ['', '', 0],
])('from %j to %j the change ends at %i', (before, after, end) => {
  expect(endOfChange(before, after)).toBe(end)
})

test.each([
  ['a letter of the same bullet', '- a\n- b', '- a\n- bc', true],
  ['a letter of another bullet', '- a\n- b', '- ad\n- b', false],
  ['a new bullet in the middle', '- a\n- bc', '- a\n- b\n- c', false],
  ['a bullet that is joined to the one above', '- a\n- b', '- ab', false],
])('%s: one step with what was typed in the second bullet is %s', (_, before, after, isSame) => {
  const typed = typingKey('text', '- a', '- a\n- b')
  expect(typingKey('text', before, after) === typed).toBe(isSame)
})

test('a bullet that is typed above another one is one step from its first letter on', () => {
  const first = typingKey('text', '- a\n- b', '- a\n- x\n- b')
  expect(typingKey('text', '- a\n- x\n- b', '- a\n- xy\n- b')).toBe(first)
})

describe('undo after another editor’s change', () => {
  // A document is a list of words: a change adds and removes some.
  const words = (text: string) => text.split(' ').filter(Boolean)
  const carry = ({ from, to }: { from: string; to: string }, now: string) =>
    [...words(now).filter((word) => !words(from).includes(word) || words(to).includes(word))]
      .concat(words(to).filter((word) => !words(from).includes(word)))
      .join(' ')
  const takenOver = ({ history }: Editing, now: string): Editing => ({
    history: recordOthersChange(history, carry),
    now,
  })

  test('takes back the own change and leaves the other one', () => {
    const at = takenOver(edited([{ to: 'mine' }]), 'mine theirs')
    expect(undo(at).now).toBe('theirs')
    expect(redo(undo(at)).now).toBe('mine theirs')
  })

  test('takes back own changes on both sides of it, one by one', () => {
    const at = edited([{ to: 'one theirs two' }], takenOver(edited([{ to: 'one' }]), 'one theirs'))
    expect(wayBack(at)).toEqual(['one theirs', 'theirs'])
  })

  test('typing in the same field around it is two steps', () => {
    const typed = edited([{ to: 'a', key: 'name', atMs: 0 }])
    const at = edited([{ to: 'a theirs b', key: 'name', atMs: 10 }], takenOver(typed, 'a theirs'))
    expect(wayBack(at)).toEqual(['a theirs', 'theirs'])
  })

  test('keeps what can be redone', () => {
    const undone = undo(edited([{ to: 'mine' }]))
    expect(redo(takenOver(undone, 'theirs')).now).toBe('theirs mine')
  })

  test('skips a step that the other editor has overwritten', () => {
    const at = takenOver(edited([{ to: 'one' }, { to: 'one two' }]), 'one')
    expect(wayBack(at)).toEqual([''])
  })
})

describe('undoStep and redoStep', () => {
  test('undo and redo change nothing when there is no step', () => {
    expect(undo(begun)).toEqual(begun)
    expect(redo(begun)).toEqual(begun)
  })

  const changes = fc.array(
    fc.record({
      to: fc.string({ maxLength: 3 }),
      key: fc.constantFrom('', 'name', 'city'),
      atMs: fc.integer({ min: 0, max: 3_000 }),
    }),
    { minLength: 1, maxLength: 30 },
  )

  test('undo and redo reverse each other any number of times', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 30 }), (made, times) => {
        const at = edited(made)
        const steps = Math.min(times, at.history.past.length)
        const back = repeated(undo, steps, at)
        expect(repeated(redo, steps, back).now).toBe(at.now)
        expect(wayBack(repeated(redo, steps, back))).toEqual(wayBack(at))
      }),
    )
  })

  test('undo leads back to the first document', () => {
    fc.assert(
      fc.property(changes, (made) => {
        expect(wayBack(edited(made)).at(-1)).toBe('')
      }),
    )
  })
})

function repeated(step: (at: Editing) => Editing, times: number, from: Editing): Editing {
  return Array.from({ length: times }).reduce<Editing>((at) => step(at), from)
}
